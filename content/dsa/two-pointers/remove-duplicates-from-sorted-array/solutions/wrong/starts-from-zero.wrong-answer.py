class Solution:
    def removeDuplicates(self, nums):
        last = 0
        k = 0
        for v in nums:
            if v != last:
                nums[k] = last = v
                k += 1
        return k
