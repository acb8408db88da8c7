class Solution:
    def twoSum(self, numbers: List[int], target: int) -> List[int]:
        for i, number in enumerate(numbers):
            j = bisect_left(numbers, target - number, i + 1)
            if numbers[j] == target - number:  # j is len(numbers) if everything is smaller
                return [i + 1, j + 1]
        return []
