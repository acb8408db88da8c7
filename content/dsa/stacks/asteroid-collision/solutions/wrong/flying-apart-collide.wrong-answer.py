class Solution:
    def asteroidCollision(self, asteroids: List[int]) -> List[int]:
        survivors = []
        for asteroid in asteroids:
            alive = True
            while alive and survivors and survivors[-1] * asteroid < 0:  # any two directions
                alive = abs(survivors[-1]) < abs(asteroid)
                if abs(survivors[-1]) <= abs(asteroid):
                    survivors.pop()
            if alive:
                survivors.append(asteroid)
        return survivors
