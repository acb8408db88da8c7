class Solution:
    def rightSideView(self, root: Optional[TreeNode]) -> List[int]:
        view = []

        def walk(node, depth):
            if not node:
                return
            if depth == len(view):
                view.append(node.val)
            walk(node.right, depth + 1)
            walk(node.left, depth + 1)

        walk(root, 0)
        return view
