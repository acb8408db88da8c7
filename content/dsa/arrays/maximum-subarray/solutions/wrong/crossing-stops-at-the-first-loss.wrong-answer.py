class Solution:
    def maxSubArray(self, nums):
        def best(lo, hi):
            if lo == hi:
                return nums[lo]
            mid = (lo + hi) // 2
            cross = nums[mid] + nums[mid + 1]
            i, j = mid - 1, mid + 2
            while i >= lo and nums[i] > 0:
                cross += nums[i]
                i -= 1
            while j <= hi and nums[j] > 0:
                cross += nums[j]
                j += 1
            return max(best(lo, mid), best(mid + 1, hi), cross)

        return best(0, len(nums) - 1)
