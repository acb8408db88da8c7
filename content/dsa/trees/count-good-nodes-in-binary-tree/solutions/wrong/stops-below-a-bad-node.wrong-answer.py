class Solution:
    def goodNodes(self, root):
        todo = [(root, root.val)]
        good = 0
        while todo:
            node, high = todo.pop()
            if node.val < high:
                continue
            good += 1
            for child in (node.left, node.right):
                if child:
                    todo.append((child, node.val))
        return good
