class Solution:
    def maxProduct(self, nums):
        if len(nums) == 1:
            return nums[0]
        best, part = 0, []
        for x in nums + [0]:
            if x:
                part.append(x)
                continue
            negative = [y for y in part if y < 0]
            if len(negative) % 2:
                part.remove(max(negative))
            if part:
                best = max(best, prod(part))
            part = []
        return best
