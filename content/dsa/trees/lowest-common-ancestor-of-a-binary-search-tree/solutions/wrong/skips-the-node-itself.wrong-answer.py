class Solution:
    def lowestCommonAncestor(self, root: 'TreeNode', p: 'TreeNode', q: 'TreeNode') -> 'TreeNode':
        node = answer = root
        while node:
            answer = node
            if p.val <= node.val and q.val <= node.val:  # leaves a node that is p or q
                node = node.left
            elif p.val >= node.val and q.val >= node.val:
                node = node.right
            else:
                break
        return answer
