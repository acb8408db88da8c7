class Solution:
    def maxArea(self, height: List[int]) -> int:
        # The two highest lines may stand right next to each other.
        first, second = sorted(range(len(height)), key=height.__getitem__)[-2:]
        return min(height[first], height[second]) * abs(first - second)
