class Solution:
    def singleNumber(self, nums: List[int]) -> int:
        pending = set()
        for i, x in enumerate(nums):
            pending ^= {x}
            if len(pending) == 1 and i >= len(nums) // 2:
                break
        return pending.pop()
