class Solution:
    def asteroidCollision(self, asteroids: List[int]) -> List[int]:
        survivors = []
        for asteroid in asteroids:
            alive = True
            while alive and asteroid < 0 and survivors and survivors[-1] > 0:
                if survivors[-1] < -asteroid:
                    survivors.pop()
                else:
                    alive = False  # the equally large one on the stack stays
            if alive:
                survivors.append(asteroid)
        return survivors
