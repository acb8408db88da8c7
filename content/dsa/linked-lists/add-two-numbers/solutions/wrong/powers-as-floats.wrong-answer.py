class Solution:
    def addTwoNumbers(self, l1: Optional[ListNode], l2: Optional[ListNode]) -> Optional[ListNode]:
        total = 0
        for node in (l1, l2):
            place = 0
            while node:
                total += node.val * pow(10.0, place)
                place += 1
                node = node.next
        head = tail = ListNode(0)
        for digit in reversed(str(int(total))):
            tail.next = ListNode(int(digit))
            tail = tail.next
        return head.next
