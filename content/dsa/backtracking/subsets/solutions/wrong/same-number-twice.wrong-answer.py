class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        found, selection = [], []

        def extend(first):
            found.append(selection[:])
            if len(selection) == len(nums):
                return
            for i in range(first, len(nums)):
                selection.append(nums[i])
                extend(i)  # the number itself may be chosen again
                selection.pop()

        extend(0)
        return found
