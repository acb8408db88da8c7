class Solution:
    def canPartition(self, nums: List[int]) -> bool:
        open_values = set()
        for x in nums:
            if x in open_values:
                open_values.remove(x)
            else:
                open_values.add(x)
        return not open_values
