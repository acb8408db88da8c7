class Solution:
    def asteroidCollision(self, asteroids):
        stack = []
        for a in asteroids:
            while a < 0 and stack and stack[-1] > 0:
                a += stack.pop()
            if a:
                stack.append(a)
        return stack
