class Solution:
    def twoSum(self, numbers: List[int], target: int) -> List[int]:
        left, right = 0, len(numbers) - 1
        while left < right and numbers[left] + numbers[right] != target:
            left += 1
            right -= 1  # jumps over pairs that are not symmetric
        return [left + 1, right + 1]
