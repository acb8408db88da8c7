class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        nums.sort()
        triplets = []
        for i, smallest in enumerate(nums):
            if i > 0 and smallest == nums[i - 1]:
                continue
            left, right = i + 1, len(nums) - 1
            while left < right:
                total = smallest + nums[left] + nums[right]
                if total < 0:
                    left += 1
                elif total > 0:
                    right -= 1
                else:
                    triplets.append([smallest, nums[left], nums[right]])
                    left += 1
                    while left < right and nums[left] == nums[left - 1]:
                        left += 1
        return triplets
