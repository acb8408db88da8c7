class Solution:
    def maxSlidingWindow(self, nums: List[int], k: int) -> List[int]:
        heap = []
        maxima = []
        for i, num in enumerate(nums):
            heappush(heap, (-num, i))
            while heap[0][1] <= i - k:
                heappop(heap)
            if i >= k - 1:
                maxima.append(-heap[0][0])
        return maxima
