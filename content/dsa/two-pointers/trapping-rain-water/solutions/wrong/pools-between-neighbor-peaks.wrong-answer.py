class Solution:
    def trap(self, height):
        n = len(height)
        peaks = [i for i in range(n)
                 if (i == 0 or height[i - 1] < height[i]) and (i == n - 1 or height[i] > height[i + 1])]
        total = 0
        for a, b in zip(peaks, peaks[1:]):
            level = min(height[a], height[b])
            total += sum(max(0, level - h) for h in height[a:b])
        return total
