class Solution:
    def removeDuplicates(self, nums):
        k = extra = 0
        for i, v in enumerate(nums):
            if i and v == nums[i - 1]:
                extra += 1
                if extra > 1:
                    continue
            nums[k] = v
            k += 1
        return k
