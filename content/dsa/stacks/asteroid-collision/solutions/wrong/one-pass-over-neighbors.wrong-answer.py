class Solution:
    def asteroidCollision(self, asteroids: List[int]) -> List[int]:
        row = asteroids[:]
        i = 0
        while i < len(row) - 1:
            a, b = row[i], row[i + 1]
            if a > 0 > b:
                if a == -b:
                    del row[i:i + 2]
                elif a > -b:
                    del row[i + 1]
                    continue
                else:
                    del row[i]
                    continue
            i += 1
        return row
