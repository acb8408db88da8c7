class Solution:
    def twoSum(self, numbers: List[int], target: int) -> List[int]:
        for i, number in enumerate(numbers):
            j = bisect_left(numbers, target - number)  # may find i itself, or an equal element before it
            if j < len(numbers) and numbers[j] == target - number:
                return [i + 1, j + 1]
        return []
