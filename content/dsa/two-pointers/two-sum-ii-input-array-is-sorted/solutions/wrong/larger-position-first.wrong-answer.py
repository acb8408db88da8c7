class Solution:
    def twoSum(self, numbers, target):
        seen = {}
        for i, v in enumerate(numbers, 1):
            if target - v in seen:
                return [i, seen[target - v]]
            seen[v] = i
