class Solution:
    def removeNthFromEnd(self, head: Optional[ListNode], n: int) -> Optional[ListNode]:
        dummy = slow = fast = ListNode(next=head)
        for _ in range(n):
            fast = fast.next
        while fast:  # one step too far
            slow, fast = slow.next, fast.next
        slow.next = slow.next.next
        return dummy.next
