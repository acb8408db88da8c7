class Solution:
    def reverseList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        previous, current = None, head
        while current and current.next:  # leaves the last node out
            rest = current.next
            current.next = previous
            previous, current = current, rest
        return previous
