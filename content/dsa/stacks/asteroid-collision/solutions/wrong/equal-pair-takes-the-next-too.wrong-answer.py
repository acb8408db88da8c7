class Solution:
    def asteroidCollision(self, asteroids):
        left = []
        for a in asteroids:
            alive = True
            while alive and a < 0 and left and left[-1] > 0:
                top = left.pop()
                if top > -a:
                    left.append(top)
                    alive = False
                elif top == -a:
                    continue
            if alive:
                left.append(a)
        return left
