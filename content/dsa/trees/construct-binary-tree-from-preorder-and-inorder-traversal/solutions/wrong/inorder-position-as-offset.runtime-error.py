class Solution:
    def buildTree(self, preorder: List[int], inorder: List[int]) -> Optional[TreeNode]:
        position = {value: i for i, value in enumerate(inorder)}

        def build(first, low, high):
            if low > high or first >= len(preorder):
                return None
            root = TreeNode(preorder[first])
            middle = position[root.val]
            root.left = build(first + 1, low, middle - 1)
            root.right = build(middle + 1, middle + 1, high)  # should skip middle - low nodes: never ends
            return root

        return build(0, 0, len(inorder) - 1)
