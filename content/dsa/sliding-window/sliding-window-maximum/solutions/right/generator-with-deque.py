class Solution:
    def maxSlidingWindow(self, nums, k):
        window = deque()
        for i, n in enumerate(nums):
            while window and nums[window[-1]] <= n:
                window.pop()
            window.append(i)
            if window[0] == i - k:
                window.popleft()
            if i >= k - 1:
                yield nums[window[0]]
