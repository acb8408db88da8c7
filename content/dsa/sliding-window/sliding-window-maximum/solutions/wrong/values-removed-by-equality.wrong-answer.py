class Solution:
    def maxSlidingWindow(self, nums, k):
        gone = set()
        heap = [-v for v in nums[:k]]
        heapq.heapify(heap)
        out = [-heap[0]]
        for i in range(k, len(nums)):
            gone.add(nums[i - k])
            heapq.heappush(heap, -nums[i])
            gone.discard(nums[i])
            while -heap[0] in gone:
                heapq.heappop(heap)
            out.append(-heap[0])
        return out
