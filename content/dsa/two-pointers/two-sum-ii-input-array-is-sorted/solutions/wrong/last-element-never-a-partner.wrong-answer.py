class Solution:
    def twoSum(self, numbers: List[int], target: int) -> List[int]:
        for i, v in enumerate(numbers[:-1]):
            at = bisect_left(numbers, target - v, i + 1)
            if at < len(numbers) - 1 and numbers[at] == target - v:
                return [i + 1, at + 1]
        return [len(numbers) - 1, len(numbers)]
