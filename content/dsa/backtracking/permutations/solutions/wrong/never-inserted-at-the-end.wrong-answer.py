class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        perms = [[nums[0]]]
        for x in nums[1:]:
            perms = [p[:i] + [x] + p[i:] for p in perms for i in range(len(p))]
        return perms
