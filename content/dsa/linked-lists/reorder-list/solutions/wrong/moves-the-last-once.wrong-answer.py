class Solution:
    def reorderList(self, head: Optional[ListNode]) -> None:
        if not head.next or not head.next.next:
            return
        prev = head
        while prev.next.next:
            prev = prev.next
        last = prev.next
        prev.next = None
        last.next = head.next
        head.next = last
