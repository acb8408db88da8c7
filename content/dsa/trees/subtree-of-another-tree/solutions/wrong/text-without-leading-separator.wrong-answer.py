class Solution:
    def isSubtree(self, root: Optional[TreeNode], subRoot: Optional[TreeNode]) -> bool:
        def text(node):
            return f'{node.val},{text(node.left)},{text(node.right)}' if node else '#'

        return text(subRoot) in text(root)  # "2,#,#" occurs in "12,#,#"
