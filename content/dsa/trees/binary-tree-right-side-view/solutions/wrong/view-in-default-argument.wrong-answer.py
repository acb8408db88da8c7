class Solution:
    def rightSideView(self, root, depth=0, view=[]):
        if root:
            if depth == len(view): view.append(root.val)
            self.rightSideView(root.right, depth+1, view)
            self.rightSideView(root.left, depth+1, view)
        return view
