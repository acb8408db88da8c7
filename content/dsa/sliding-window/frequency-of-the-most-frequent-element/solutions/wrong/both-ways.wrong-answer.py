class Solution:
    def maxFrequency(self, nums, k):
        nums.sort()
        prefix = [0]
        for x in nums:
            prefix.append(prefix[-1] + x)

        def cost(l, r):
            m = (l + r) // 2
            left = nums[m] * (m - l) - (prefix[m] - prefix[l])
            right = prefix[r + 1] - prefix[m + 1] - nums[m] * (r - m)
            return left + right

        l = best = 0
        for r in range(len(nums)):
            while cost(l, r) > k:
                l += 1
            best = max(best, r - l + 1)
        return best
