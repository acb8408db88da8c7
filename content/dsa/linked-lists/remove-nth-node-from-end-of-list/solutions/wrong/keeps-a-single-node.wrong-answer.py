class Solution:
    def removeNthFromEnd(self, head: Optional[ListNode], n: int) -> Optional[ListNode]:
        if head.next is None:
            return head
        dummy = ListNode(0, head)
        ahead, behind = head, dummy
        while n:
            ahead = ahead.next
            n -= 1
        while ahead:
            ahead, behind = ahead.next, behind.next
        behind.next = behind.next.next
        return dummy.next
