class Solution:
    def removeDuplicates(self, nums: List[int]) -> int:
        k = 1  # the first element always stays
        for num in nums:
            if num != nums[k - 1]:
                nums[k] = num
                k += 1
        return k
