class Solution:
    def asteroidCollision(self, asteroids: List[int]) -> List[int]:
        stack = []
        for a in asteroids:
            while stack and stack[-1] > 0 > a:
                if stack[-1] <= -a:
                    stack.pop()
                else:
                    break
            else:
                stack.append(a)
        return stack
