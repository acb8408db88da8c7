class Solution:
    def maxSlidingWindow(self, nums: List[int], k: int) -> List[int]:
        candidates = deque()
        maxima = []
        for i, num in enumerate(nums):
            while candidates and nums[candidates[-1]] <= num:
                candidates.pop()
            candidates.append(i)
            if candidates[0] < i - k:  # the window starts at i - k + 1
                candidates.popleft()
            if i >= k - 1:
                maxima.append(nums[candidates[0]])
        return maxima
