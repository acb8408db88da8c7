class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        by_sum = {0: []}
        for x in nums:
            for total, chosen in list(by_sum.items()):
                by_sum.setdefault(total + x, chosen + [x])
        return list(by_sum.values())
