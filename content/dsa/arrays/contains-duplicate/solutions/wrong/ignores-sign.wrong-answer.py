class Solution:
    def containsDuplicate(self, nums: List[int]) -> bool:
        seen = set()
        for num in nums:
            if abs(num) in seen:  # takes 5 and -5 for the same value
                return True
            seen.add(abs(num))
        return False
