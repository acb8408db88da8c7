class Solution:
    def canPartition(self, nums: List[int]) -> bool:
        half, odd = divmod(sum(nums), 2)
        if odd:
            return False
        reachable = [True] + [False] * half
        for num in nums:
            for s in range(half, num - 1, -1):  # downward, so that no element is used twice
                if reachable[s - num]:
                    reachable[s] = True
        return reachable[half]
