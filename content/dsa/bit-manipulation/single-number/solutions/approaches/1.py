class Solution:
    def singleNumber(self, nums: List[int]) -> int:
        unpaired = set()
        for num in nums:
            if num in unpaired:
                unpaired.remove(num)
            else:
                unpaired.add(num)
        return unpaired.pop()
