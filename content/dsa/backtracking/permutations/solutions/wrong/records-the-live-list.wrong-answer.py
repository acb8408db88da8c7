class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        permutations, arrangement = [], []

        def extend():
            if len(arrangement) == len(nums):
                permutations.append(arrangement)  # no copy: emptied again on the way back
                return
            for num in nums:
                if num not in arrangement:
                    arrangement.append(num)
                    extend()
                    arrangement.pop()

        extend()
        return permutations
