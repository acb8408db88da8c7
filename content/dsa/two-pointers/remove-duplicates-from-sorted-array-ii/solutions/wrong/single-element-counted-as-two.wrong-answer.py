class Solution:
    def removeDuplicates(self, nums):
        k = 2
        for v in nums[2:]:
            if v != nums[k - 2]:
                nums[k] = v
                k += 1
        return k
