class Solution:
    def isSubtree(self, root: Optional[TreeNode], subRoot: Optional[TreeNode]) -> bool:
        text, wanted = self.text_of(root), self.text_of(subRoot)
        # The longest proper prefix of wanted[:i + 1] that is also its suffix has border[i] letters.
        border, length = [0] * len(wanted), 0
        for i in range(1, len(wanted)):
            while length > 0 and wanted[i] != wanted[length]:
                length = border[length - 1]
            if wanted[i] == wanted[length]:
                length += 1
            border[i] = length
        length = 0
        for letter in text:
            while length > 0 and letter != wanted[length]:
                length = border[length - 1]
            if letter == wanted[length]:
                length += 1
            if length == len(wanted):
                return True
        return False

    def text_of(self, root: Optional[TreeNode]) -> str:
        entries = []

        def write(node):
            if not node:
                entries.append(',#')
                return
            entries.append(f',{node.val}')
            write(node.left)
            write(node.right)

        write(root)
        return ''.join(entries)
