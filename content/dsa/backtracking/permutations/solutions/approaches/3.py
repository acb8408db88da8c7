class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        permutations = [[]]
        for num in nums:
            longer = []
            for arrangement in permutations:
                for i in range(len(arrangement) + 1):
                    longer.append(arrangement[:i] + [num] + arrangement[i:])
            permutations = longer
        return permutations
