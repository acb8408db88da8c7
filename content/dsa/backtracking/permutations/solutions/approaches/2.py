class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        permutations = []

        def arrange(first):
            if first == len(nums):
                permutations.append(nums[:])
                return
            for i in range(first, len(nums)):
                nums[first], nums[i] = nums[i], nums[first]
                arrange(first + 1)
                nums[first], nums[i] = nums[i], nums[first]

        arrange(0)
        return permutations
