class Solution:
    def lengthOfLIS(self, nums: List[int]) -> int:
        ends = []  # ends[k]: the smallest last element of an increasing subsequence of length k + 1
        for num in nums:
            place = bisect_left(ends, num)
            if place == len(ends):
                ends.append(num)
            else:
                ends[place] = num
        return len(ends)
