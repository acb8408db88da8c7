class Solution:
    def canPartition(self, nums: List[int]) -> bool:
        reachable = 1
        for num in nums:
            reachable |= reachable << num
        return (reachable >> (sum(nums) // 2)) & 1 == 1
