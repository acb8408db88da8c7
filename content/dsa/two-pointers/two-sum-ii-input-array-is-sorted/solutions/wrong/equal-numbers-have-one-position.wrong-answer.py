class Solution:
    def twoSum(self, numbers: List[int], target: int) -> List[int]:
        where = {v: i for i, v in enumerate(numbers, 1)}
        for v, i in where.items():
            j = where.get(target - v)
            if j and j != i:
                return sorted((i, j))
