class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        result = [nums[:]]
        while True:
            i = len(nums) - 2
            while i >= 0 and nums[i] > nums[i + 1]:
                i -= 1
            if i < 0:
                return result
            j = len(nums) - 1
            while nums[j] < nums[i]:
                j -= 1
            nums[i], nums[j] = nums[j], nums[i]
            nums[i + 1 :] = nums[i + 1 :][::-1]
            result.append(nums[:])
