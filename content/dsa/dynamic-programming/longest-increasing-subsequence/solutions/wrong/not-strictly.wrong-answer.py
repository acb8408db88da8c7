class Solution:
    def lengthOfLIS(self, nums: List[int]) -> int:
        ends = []
        for num in nums:
            place = bisect_right(ends, num)  # an equal element counts as a continuation
            if place == len(ends):
                ends.append(num)
            else:
                ends[place] = num
        return len(ends)
