class Codec:
    def serialize(self, root):
        pre, ino = [], []

        def walk(node):
            if node:
                pre.append(node.val)
                walk(node.left)
                ino.append(node.val)
                walk(node.right)

        walk(root)
        return ' '.join(map(str, pre + ino))

    def deserialize(self, data):
        values = [int(x) for x in data.split()]
        half = len(values) // 2
        order, at = values[:half], {}
        for i, v in enumerate(values[half:]):
            at.setdefault(v, i)
        self.next = 0

        def build(lo, hi):
            if lo >= hi or self.next == half:
                return None
            v = order[self.next]
            self.next += 1
            i = at[v]
            return TreeNode(v, build(lo, i), build(i + 1, hi))

        return build(0, half)
