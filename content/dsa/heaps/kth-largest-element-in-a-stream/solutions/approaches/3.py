class Node:
    def __init__(self, val):
        self.val = val
        self.priority = random.random()
        self.size = 1
        self.left = self.right = None


class KthLargest:
    def __init__(self, k: int, nums: List[int]):
        self.k = k
        self.root = None
        for num in nums:
            self.root = self.insert(self.root, num)

    def add(self, val: int) -> int:
        self.root = self.insert(self.root, val)
        node, k = self.root, self.k
        while k != self.size(node.right) + 1:
            if k <= self.size(node.right):
                node = node.right
            else:
                k -= self.size(node.right) + 1
                node = node.left
        return node.val

    def size(self, node):
        return node.size if node else 0

    def insert(self, node, val):
        if not node:
            return Node(val)
        node.size += 1
        if val < node.val:
            node.left = self.insert(node.left, val)
            return self.rotate_right(node) if node.left.priority > node.priority else node
        node.right = self.insert(node.right, val)
        return self.rotate_left(node) if node.right.priority > node.priority else node

    def rotate_right(self, node):
        top = node.left
        node.left, top.right = top.right, node
        return self.resize(node, top)

    def rotate_left(self, node):
        top = node.right
        node.right, top.left = top.left, node
        return self.resize(node, top)

    def resize(self, node, top):
        top.size = node.size
        node.size = 1 + self.size(node.left) + self.size(node.right)
        return top
