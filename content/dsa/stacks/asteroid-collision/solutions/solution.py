class Solution:
    def asteroidCollision(self, asteroids: List[int]) -> List[int]:
        survivors = []
        for asteroid in asteroids:
            alive = True
            while alive and survivors and asteroid < 0 < survivors[-1]:
                alive = survivors[-1] < -asteroid
                if survivors[-1] <= -asteroid:
                    survivors.pop()
            if alive:
                survivors.append(asteroid)
        return survivors
