class Solution:
    def carFleet(self, target: int, position: List[int], speed: List[int]) -> int:
        cars = sorted(zip(position, speed))
        stack = []
        for p, v in cars:
            t = round((target - p) / v, 2)
            while stack and stack[-1] <= t:
                stack.pop()
            stack.append(t)
        return len(stack)
