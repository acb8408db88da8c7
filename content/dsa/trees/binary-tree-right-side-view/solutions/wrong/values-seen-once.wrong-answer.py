class Solution:
    def rightSideView(self, root):
        view = []
        level = [root] if root else []
        while level:
            last = level[-1].val
            if last not in view:
                view.append(last)
            level = [c for n in level for c in (n.left, n.right) if c]
        return view
