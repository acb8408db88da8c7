class Solution:
    def findOrder(self, numCourses, prerequisites):
        needs = defaultdict(list)
        for a, b in prerequisites:
            needs[a].append(b)
        order, done = [], set()
        for start in range(numCourses):
            stack, entered = [start], set()
            while stack:
                c = stack[-1]
                if c in done:
                    stack.pop()
                    continue
                entered.add(c)
                missing = [b for b in needs[c] if b not in done]
                if any([b in entered for b in missing]):
                    return []
                if not missing:
                    order.append(c)
                    done.add(c)
                else:
                    entered.update(missing)
                    stack.extend(missing)
        return order
