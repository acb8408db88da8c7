class Solution:
    def sortedSquares(self, nums):
        split = next((i for i, v in enumerate(nums) if v >= 0), 0)
        left = [v * v for v in reversed(nums[:split])]
        right = [v * v for v in nums[split:]]
        out = []
        i = j = 0
        while i < len(left) and j < len(right):
            if left[i] <= right[j]:
                out.append(left[i])
                i += 1
            else:
                out.append(right[j])
                j += 1
        return out + left[i:] + right[j:]
