class Solution:
    def mergeTwoLists(self, list1: Optional[ListNode], list2: Optional[ListNode]) -> Optional[ListNode]:
        INF = 100
        dummy = tail = ListNode()
        while True:
            a = list1.val if list1 else INF
            b = list2.val if list2 else INF
            if a == INF and b == INF:
                break
            if a <= b:
                tail.next, list1 = list1, list1.next
            else:
                tail.next, list2 = list2, list2.next
            tail = tail.next
        tail.next = None
        return dummy.next
