class Solution:
    def removeNthFromEnd(self, head: Optional[ListNode], n: int) -> Optional[ListNode]:
        dummy = previous = ListNode(next=head)
        for _ in range(n - 1):
            previous = previous.next
        previous.next = previous.next.next
        return dummy.next
