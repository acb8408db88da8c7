class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        found = []
        for mask in range(1 << len(nums)):
            subset = []
            for i, num in enumerate(nums):
                if mask >> i & 1:
                    subset.append(num)
            found.append(subset)
        return found
