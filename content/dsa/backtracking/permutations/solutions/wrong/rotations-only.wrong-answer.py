class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        return [nums[i:] + nums[:i] for i in range(len(nums))]
