class Solution:
    def rightSideView(self, root: Optional[TreeNode]) -> List[int]:
        view = []

        def walk(node, depth):
            if node:
                if depth == len(view):
                    view.append(node.val)
                walk(node.left, depth + 1)
                walk(node.right, depth + 1)

        walk(root, 0)
        return view
