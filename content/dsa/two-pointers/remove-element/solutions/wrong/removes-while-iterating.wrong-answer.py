class Solution:
    def removeElement(self, nums: List[int], val: int) -> int:
        for i, num in enumerate(nums):
            if num == val:
                nums.pop(i)  # the next element moves to i and is skipped
        return len(nums)
