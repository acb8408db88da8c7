class Solution:
    def isSameTree(self, p: Optional[TreeNode], q: Optional[TreeNode]) -> bool:
        def text_of(root):
            entries = []

            def write(node):
                if not node:
                    entries.append('#')
                    return
                entries.append(str(node.val))
                write(node.left)
                write(node.right)

            write(root)
            return ','.join(entries)

        return text_of(p) == text_of(q)
