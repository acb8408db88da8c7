class Solution:
    def rightSideView(self, root: Optional[TreeNode]) -> List[int]:
        view = []
        while root:
            view.append(root.val)
            root = root.right
        return view
