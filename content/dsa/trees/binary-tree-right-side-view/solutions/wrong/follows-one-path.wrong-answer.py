class Solution:
    def rightSideView(self, root: Optional[TreeNode]) -> List[int]:
        view = []
        while root:
            view.append(root.val)
            root = root.right or root.left  # the other branch may reach deeper
        return view
