class Solution:
    def findMin(self, nums: List[int]) -> int:
        i = 1
        while nums[i] > nums[i - 1]:  # runs off the end of an array in plain order
            i += 1
        return nums[i]
