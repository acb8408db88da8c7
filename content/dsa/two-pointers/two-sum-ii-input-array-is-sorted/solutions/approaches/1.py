class Solution:
    def twoSum(self, numbers: List[int], target: int) -> List[int]:
        for i, number in enumerate(numbers):
            j = bisect_left(numbers, target - number, i + 1)
            if j < len(numbers) and numbers[i] + numbers[j] == target:
                return [i + 1, j + 1]
        return []
