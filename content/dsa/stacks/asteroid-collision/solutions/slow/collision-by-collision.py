class Solution:
    def asteroidCollision(self, asteroids: List[int]) -> List[int]:
        def meet(first, second):
            return first > 0 and second < 0

        line = asteroids[:]
        while True:
            meetings = [i for i in range(len(line) - 1) if meet(line[i], line[i + 1])]
            if not meetings:
                return line
            i = meetings[0]
            right, left = line[i], -line[i + 1]
            line[i:i + 2] = [right] * (right > left) + [-left] * (left > right)
