class Solution:
    def addTwoNumbers(self, l1: Optional[ListNode], l2: Optional[ListNode]) -> Optional[ListNode]:
        dummy = tail = ListNode()
        carry = 0
        while l1 and l2:
            carry, digit = divmod(l1.val + l2.val + carry, 10)
            tail.next = ListNode(digit)
            tail, l1, l2 = tail.next, l1.next, l2.next
        rest = l1 or l2
        if rest:
            rest.val += carry  # may become 10
            tail.next = rest
        elif carry:
            tail.next = ListNode(carry)
        return dummy.next
