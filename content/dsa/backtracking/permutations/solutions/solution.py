class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        permutations, arrangement = [], []
        used = [False] * len(nums)

        def extend():
            if len(arrangement) == len(nums):
                permutations.append(arrangement[:])
                return
            for i, num in enumerate(nums):
                if not used[i]:
                    used[i] = True
                    arrangement.append(num)
                    extend()
                    arrangement.pop()
                    used[i] = False

        extend()
        return permutations
