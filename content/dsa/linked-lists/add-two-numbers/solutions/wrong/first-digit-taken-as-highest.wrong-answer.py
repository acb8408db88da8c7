class Solution:
    def addTwoNumbers(self, l1: Optional[ListNode], l2: Optional[ListNode]) -> Optional[ListNode]:
        def number(node):
            n = 0
            while node:
                n = 10 * n + node.val
                node = node.next
            return n

        result = None
        for digit in str(number(l1) + number(l2)):
            result = ListNode(int(digit), result)
        return result
