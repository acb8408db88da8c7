class Solution:
    def addTwoNumbers(self, l1: Optional[ListNode], l2: Optional[ListNode]) -> Optional[ListNode]:
        def number(node):
            return number(node.next) * 10 + node.val if node else 0

        total, digit = divmod(number(l1) + number(l2), 10)
        head = tail = ListNode(digit)
        while total:
            total, digit = divmod(total, 10)
            tail.next = ListNode(digit)
            tail = tail.next
        return head
