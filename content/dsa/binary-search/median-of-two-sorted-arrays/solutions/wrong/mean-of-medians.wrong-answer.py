class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        medians = [statistics_median(nums) for nums in (nums1, nums2) if nums]
        return sum(medians) / len(medians)


def statistics_median(nums):
    return (nums[(len(nums) - 1) // 2] + nums[len(nums) // 2]) / 2
