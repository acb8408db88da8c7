class Solution:
    def removeElement(self, nums: List[int], val: int) -> int:
        k = len(nums)
        for i in range(len(nums)):
            if i < k and nums[i] == val:
                k -= 1
                nums[i] = nums[k]
        return k
