class Solution:
    def largestRectangleArea(self, heights: List[int]) -> int:
        n = len(heights)

        def lower(i, j):
            return i if heights[i] <= heights[j] else j

        tree = [0] * n + list(range(n))  # the lowest bar below each node; bar i is leaf n + i
        for node in range(n - 1, 0, -1):
            tree[node] = lower(tree[2 * node], tree[2 * node + 1])

        def lowest(start, end):
            limit = start
            left, right = n + start, n + end
            while left < right:
                if left % 2 == 1:
                    limit = lower(limit, tree[left])
                    left += 1
                if right % 2 == 1:
                    right -= 1
                    limit = lower(limit, tree[right])
                left //= 2
                right //= 2
            return limit

        largest = 0
        ranges = [(0, n)]
        while ranges:
            start, end = ranges.pop()
            if start == end:
                continue
            limit = lowest(start, end)
            largest = max(largest, heights[limit] * (end - start))
            ranges.append((start, limit))
            ranges.append((limit + 1, end))
        return largest
