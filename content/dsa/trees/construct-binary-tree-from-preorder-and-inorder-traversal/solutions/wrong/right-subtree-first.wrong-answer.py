class Solution:
    def buildTree(self, preorder: List[int], inorder: List[int]) -> Optional[TreeNode]:
        position = {value: i for i, value in enumerate(inorder)}
        queue = deque(preorder)

        def build(low, high):
            if low > high or not queue:
                return None
            root = TreeNode(queue.popleft())
            middle = position[root.val]
            root.right = build(middle + 1, high)  # preorder lists the left subtree first
            root.left = build(low, middle - 1)
            return root

        return build(0, len(inorder) - 1)
