class Solution:
    def addTwoNumbers(self, l1: Optional[ListNode], l2: Optional[ListNode]) -> Optional[ListNode]:
        def add(a, b, carry):
            if not a and not b and not carry:
                return None
            total = (a.val if a else 0) + (b.val if b else 0) + carry
            rest = add(a and a.next, b and b.next, total // 10)
            return ListNode(total % 10, rest)

        return add(l1, l2, 0)
