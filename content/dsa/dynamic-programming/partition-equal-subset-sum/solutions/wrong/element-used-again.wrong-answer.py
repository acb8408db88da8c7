class Solution:
    def canPartition(self, nums: List[int]) -> bool:
        half, odd = divmod(sum(nums), 2)
        if odd:
            return False
        reachable = [True] + [False] * half
        for num in nums:
            for s in range(num, half + 1):  # upwards: the same element again and again
                if reachable[s - num]:
                    reachable[s] = True
        return reachable[half]
