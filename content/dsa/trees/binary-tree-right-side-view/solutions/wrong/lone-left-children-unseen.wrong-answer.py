class Solution:
    def rightSideView(self, root: Optional[TreeNode]) -> List[int]:
        view = []

        def look(node, depth):
            if not node:
                return
            if depth == len(view):
                view.append(node.val)
            if node.right:
                look(node.right, depth + 1)
            else:
                look(node.left, depth + 1)

        look(root, 0)
        return view
