from sortedcontainers import SortedList


class Solution:
    def maxSlidingWindow(self, nums, k):
        window = SortedList(nums[:k])
        answer = deque([window[-1]])
        for gone, come in zip(nums, nums[k:]):
            window.remove(gone)
            window.add(come)
            answer.append(window[-1])
        return answer
