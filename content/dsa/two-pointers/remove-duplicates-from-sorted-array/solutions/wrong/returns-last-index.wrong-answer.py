class Solution:
    def removeDuplicates(self, nums: List[int]) -> int:
        last = 0
        for num in nums:
            if num != nums[last]:
                last += 1
                nums[last] = num
        return last  # the number of values is one more
