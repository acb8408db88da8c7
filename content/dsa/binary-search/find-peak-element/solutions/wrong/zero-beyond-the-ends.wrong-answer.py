class Solution:
    def findPeakElement(self, nums: List[int]) -> int:
        framed = [0] + nums + [0]
        for i in range(1, len(framed) - 1):
            if framed[i - 1] < framed[i] > framed[i + 1]:
                return i - 1
        return -1
