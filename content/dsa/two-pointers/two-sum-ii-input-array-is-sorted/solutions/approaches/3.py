class Solution:
    def twoSum(self, numbers: List[int], target: int) -> List[int]:
        positions = {}
        for i, number in enumerate(numbers):
            partner = target - number
            if partner in positions:
                return [positions[partner], i + 1]
            positions[number] = i + 1
        return []
