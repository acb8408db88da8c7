class Solution:
    def reverseList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        nodes = []
        while head:
            nodes.append(head)
            head = head.next
        dummy = tail = ListNode()
        while nodes:
            tail.next = nodes.pop()
            tail = tail.next
        tail.next = None
        return dummy.next
