class Solution:
    def containsDuplicate(self, nums: List[int]) -> bool:
        size = 10007
        table = [False] * size
        for x in nums:
            slot = x % size
            if table[slot]:
                return True
            table[slot] = True
        return False
