class Solution:
    def minOperations(self, nums: List[int], x: int) -> int:
        rest = deque(nums)
        steps = 0
        while rest and x > 0:
            x -= rest.popleft() if rest[0] >= rest[-1] else rest.pop()
            steps += 1
        return steps if x == 0 else -1
