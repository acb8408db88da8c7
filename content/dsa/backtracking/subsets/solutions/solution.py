class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        found, selection = [], []

        def extend(first):
            found.append(selection[:])
            for i in range(first, len(nums)):
                selection.append(nums[i])
                extend(i + 1)
                selection.pop()

        extend(0)
        return found
