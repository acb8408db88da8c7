class Solution:
    def maxSlidingWindow(self, nums: List[int], k: int) -> List[int]:
        heap, answer = [], []
        for i, v in enumerate(nums):
            if i >= k:
                answer.append(-heap[0][0])
            heapq.heappush(heap, (-v, i))
            while heap[0][1] <= i - k:
                heapq.heappop(heap)
        return answer
