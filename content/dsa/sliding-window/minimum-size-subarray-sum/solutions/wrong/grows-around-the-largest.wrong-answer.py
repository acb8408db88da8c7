class Solution:
    def minSubArrayLen(self, target: int, nums: List[int]) -> int:
        l = r = nums.index(max(nums))
        total = nums[l]
        while total < target:
            left = nums[l - 1] if l > 0 else 0
            right = nums[r + 1] if r + 1 < len(nums) else 0
            if not left and not right:
                return 0
            if left >= right:
                l -= 1
                total += left
            else:
                r += 1
                total += right
        return r - l + 1
