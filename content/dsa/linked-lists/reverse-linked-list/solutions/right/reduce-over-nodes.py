class Solution:
    def reverseList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        def nodes(node):
            while node:
                node, now = node.next, node
                yield now

        def turned(before, node):
            node.next = before
            return node

        return functools.reduce(turned, nodes(head), None)
