class Solution:
    def removeElement(self, nums: List[int], val: int) -> int:
        for i in range(len(nums)):  # fixed before the list gets shorter
            while nums[i] == val:
                nums.pop(i)
        return len(nums)
