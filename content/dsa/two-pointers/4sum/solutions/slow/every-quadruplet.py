class Solution:
    def fourSum(self, nums: List[int], target: int) -> List[List[int]]:
        nums.sort()
        n = len(nums)
        quadruplets = set()
        for i in range(n):
            for j in range(i + 1, n):
                for k in range(j + 1, n):
                    for m in range(k + 1, n):
                        if nums[i] + nums[j] + nums[k] + nums[m] == target:
                            quadruplets.add((nums[i], nums[j], nums[k], nums[m]))
        return [list(quadruplet) for quadruplet in quadruplets]
