class Solution:
    def rob(self, nums):
        last = deque([0, 0], maxlen=2)
        for n in nums:
            last.append(max(last[0] + n, last[1]))
        return last.pop()
