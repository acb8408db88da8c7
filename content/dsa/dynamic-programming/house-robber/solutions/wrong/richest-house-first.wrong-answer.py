class Solution:
    def rob(self, nums: List[int]) -> int:
        total, closed = 0, set()
        for i in sorted(range(len(nums)), key=lambda i: -nums[i]):
            if i not in closed:
                total += nums[i]
                closed |= {i - 1, i, i + 1}
        return total
