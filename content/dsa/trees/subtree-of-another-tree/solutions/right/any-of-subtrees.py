class Solution:
    def isSubtree(self, root, subRoot):
        numbers = {}

        def number(node, seen):
            if node is None:
                return 0
            key = (node.val, *(number(child, seen) for child in (node.left, node.right)))
            seen.append(numbers.setdefault(key, len(numbers) + 1))
            return seen[-1]

        number(root, seen := [])
        wanted = number(subRoot, [])
        return any(n == wanted for n in seen)
