class Solution:
    def threeSum(self, nums):
        nums.sort()
        out = []
        for i in range(len(nums) - 2):
            if i and nums[i] == nums[i - 1]:
                continue
            l, r = i + 1, len(nums) - 1
            while l < r:
                total = nums[i] + nums[l] + nums[r]
                if total == 0:
                    out.append([nums[i], nums[l], nums[r]])
                    break
                if total < 0:
                    l += 1
                else:
                    r -= 1
        return out
