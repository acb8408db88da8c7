class Solution:
    def addTwoNumbers(self, l1: Optional[ListNode], l2: Optional[ListNode]) -> Optional[ListNode]:
        head, carry = l1, 0
        while l1:
            total = l1.val + carry + (l2.val if l2 else 0)
            carry, l1.val = divmod(total, 10)
            l2 = l2.next if l2 else None
            if l1.next is None and carry:
                l1.next = ListNode(0)
            l1 = l1.next
        return head
