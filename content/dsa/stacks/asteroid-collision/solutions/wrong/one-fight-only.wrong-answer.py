class Solution:
    def asteroidCollision(self, asteroids: List[int]) -> List[int]:
        survivors = []
        for asteroid in asteroids:
            if asteroid < 0 and survivors and survivors[-1] > 0:
                if survivors[-1] <= -asteroid:
                    top = survivors.pop()
                    if top < -asteroid:
                        survivors.append(asteroid)  # without looking at the next one
            else:
                survivors.append(asteroid)
        return survivors
