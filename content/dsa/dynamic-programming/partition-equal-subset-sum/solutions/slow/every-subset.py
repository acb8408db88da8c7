class Solution:
    def canPartition(self, nums: List[int]) -> bool:
        total = sum(nums)
        if total % 2:
            return False

        def reaches(i, rest):
            if rest == 0:
                return True
            if i == len(nums) or rest < 0:
                return False
            return reaches(i + 1, rest - nums[i]) or reaches(i + 1, rest)

        return reaches(0, total // 2)
