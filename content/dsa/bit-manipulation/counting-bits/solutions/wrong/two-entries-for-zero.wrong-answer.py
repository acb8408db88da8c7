class Solution:
    def countBits(self, n: int) -> List[int]:
        ans = [0, 1]
        for i in range(2, n + 1):
            ans.append(ans[i // 2] + i % 2)
        return ans
