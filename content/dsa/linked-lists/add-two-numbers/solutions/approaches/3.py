class Solution:
    def addTwoNumbers(self, l1: Optional[ListNode], l2: Optional[ListNode]) -> Optional[ListNode]:
        def add(a, b, carry):
            if not a and not b and not carry:
                return None
            carry, digit = divmod((a.val if a else 0) + (b.val if b else 0) + carry, 10)
            return ListNode(digit, add(a and a.next, b and b.next, carry))

        return add(l1, l2, 0)
