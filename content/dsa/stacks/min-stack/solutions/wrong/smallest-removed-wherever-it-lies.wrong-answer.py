class MinStack:
    def __init__(self):
        self.stack = []
        self.heap = []

    def push(self, val):
        self.stack.append(val)
        heapq.heappush(self.heap, val)

    def pop(self):
        self.stack.pop()
        while len(self.heap) > len(self.stack):
            heapq.heappop(self.heap)

    def top(self):
        return self.stack[-1]

    def getMin(self):
        return self.heap[0]
