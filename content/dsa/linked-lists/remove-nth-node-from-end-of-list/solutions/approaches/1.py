class Solution:
    def removeNthFromEnd(self, head: Optional[ListNode], n: int) -> Optional[ListNode]:
        length = 0
        node = head
        while node:
            length += 1
            node = node.next
        dummy = previous = ListNode(next=head)
        for _ in range(length - n):
            previous = previous.next
        previous.next = previous.next.next
        return dummy.next
