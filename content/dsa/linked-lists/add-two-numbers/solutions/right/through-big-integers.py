import sys


class Solution:
    def addTwoNumbers(self, l1, l2):
        def number(node):
            digits = []
            while node:
                digits.append(str(node.val))
                node = node.next
            return int(''.join(reversed(digits)))

        head = None
        for digit in str(number(l1) + number(l2)):
            head = ListNode(int(digit), head)
        return head
