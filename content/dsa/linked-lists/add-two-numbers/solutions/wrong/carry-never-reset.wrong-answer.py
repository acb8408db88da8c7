class Solution:
    def addTwoNumbers(self, l1, l2):
        before = last = ListNode()
        carry = 0
        while l1 or l2:
            s = (l1.val if l1 else 0) + (l2.val if l2 else 0) + carry
            if s > 9:
                s -= 10
                carry = 1
            last.next = ListNode(s)
            last = last.next
            l1 = l1.next if l1 else None
            l2 = l2.next if l2 else None
        if carry:
            last.next = ListNode(1)
        return before.next
