class Solution:
    def lowestCommonAncestor(self, root: 'TreeNode', p: 'TreeNode', q: 'TreeNode') -> 'TreeNode':
        def path_to(target):
            path, node = [root], root
            while node is not target:
                node = node.left if target.val < node.val else node.right
                path.append(node)
            return path

        ancestor = root
        for a, b in zip(path_to(p), path_to(q)):
            if a is not b:
                break
            ancestor = a
        return ancestor
