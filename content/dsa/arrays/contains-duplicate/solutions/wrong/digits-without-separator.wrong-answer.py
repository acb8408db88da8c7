class Solution:
    def containsDuplicate(self, nums: List[int]) -> bool:
        seen = ""
        for num in nums:
            if str(num) in seen:
                return True
            seen += str(num)
        return False
