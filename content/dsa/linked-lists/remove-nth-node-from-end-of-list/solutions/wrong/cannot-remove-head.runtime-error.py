class Solution:
    def removeNthFromEnd(self, head: Optional[ListNode], n: int) -> Optional[ListNode]:
        slow = fast = head
        for _ in range(n):
            fast = fast.next
        while fast.next:  # fast is null when the head is to be removed
            slow, fast = slow.next, fast.next
        slow.next = slow.next.next
        return head
