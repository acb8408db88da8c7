class Solution:
    def reorderList(self, head: Optional[ListNode]) -> None:
        current = head
        while current.next and current.next.next:
            previous = current
            while previous.next.next:
                previous = previous.next
            last = previous.next
            previous.next = None
            last.next = current.next
            current.next = last
            current = last.next
