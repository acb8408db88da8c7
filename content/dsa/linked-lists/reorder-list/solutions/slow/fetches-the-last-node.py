class Solution:
    def reorderList(self, head: Optional[ListNode]) -> None:
        current = head
        while current and current.next and current.next.next:
            before = current
            while before.next.next:
                before = before.next
            last, before.next = before.next, None
            last.next, current.next = current.next, last
            current = last.next
