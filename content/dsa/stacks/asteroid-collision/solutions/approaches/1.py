class Solution:
    def asteroidCollision(self, asteroids: List[int]) -> List[int]:
        line = asteroids[:]
        i = 0
        while i + 1 < len(line):
            if not line[i] > 0 > line[i + 1]:
                i += 1
                continue
            right, left = line[i], -line[i + 1]
            if left <= right:
                del line[i + 1]
            if right <= left:
                del line[i]
            i = 0
        return line
