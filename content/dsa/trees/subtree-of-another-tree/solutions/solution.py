class Solution:
    def isSubtree(self, root: Optional[TreeNode], subRoot: Optional[TreeNode]) -> bool:
        numbers, met = {}, set()

        def number(node):
            """Equal subtrees have equal numbers; a missing node has 0."""
            if not node:
                return 0
            key = node.val, number(node.left), number(node.right)
            own = numbers.setdefault(key, len(numbers) + 1)
            met.add(own)
            return own

        wanted = number(subRoot)
        met.clear()
        number(root)
        return wanted in met
