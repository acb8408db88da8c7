class Solution:
    def canPartition(self, nums: List[int]) -> bool:
        half, odd = divmod(sum(nums), 2)
        if odd:
            return False
        reachable = 1  # bit s is set if some of the elements so far add up to s
        for num in nums:
            reachable |= reachable << num
        return (reachable >> half) & 1 == 1
