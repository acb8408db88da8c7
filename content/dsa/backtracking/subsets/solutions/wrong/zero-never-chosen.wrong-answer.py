class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        n = len(nums)
        picks = []
        for mask in range(2**n):
            row = [(mask >> i & 1) * nums[i] for i in range(n)]
            picks.append([x for x in row if x])
        return picks
