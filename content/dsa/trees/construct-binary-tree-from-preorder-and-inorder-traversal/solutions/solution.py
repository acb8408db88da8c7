class Solution:
    def buildTree(self, preorder: List[int], inorder: List[int]) -> Optional[TreeNode]:
        position = {value: i for i, value in enumerate(inorder)}
        roots = iter(preorder)

        def build(low, high):
            """The subtree whose inorder is inorder[low..high]."""
            if low > high:
                return None
            root = TreeNode(next(roots))
            middle = position[root.val]
            root.left = build(low, middle - 1)
            root.right = build(middle + 1, high)
            return root

        return build(0, len(inorder) - 1)
