class Solution:
    def removeNthFromEnd(self, head: Optional[ListNode], n: int) -> Optional[ListNode]:
        def number_from_end(node):
            if not node:
                return 0
            successor = number_from_end(node.next)
            if successor == n:
                node.next = node.next.next
            return successor + 1

        dummy = ListNode(next=head)
        number_from_end(dummy)
        return dummy.next
