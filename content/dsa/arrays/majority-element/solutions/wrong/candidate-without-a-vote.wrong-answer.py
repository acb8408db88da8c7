class Solution:
    def majorityElement(self, nums: List[int]) -> int:
        candidate, votes = None, 0
        for x in nums:
            if votes == 0:
                candidate = x
            elif x == candidate:
                votes += 1
            else:
                votes -= 1
        return candidate
