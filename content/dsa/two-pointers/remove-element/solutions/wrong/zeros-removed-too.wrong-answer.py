class Solution:
    def removeElement(self, nums, val):
        kept = [v for v in nums if v and v != val]
        nums[:len(kept)] = kept
        return len(kept)
