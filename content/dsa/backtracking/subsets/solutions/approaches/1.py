class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        found = [[]]
        for num in nums:
            found += [subset + [num] for subset in found]
        return found
