class Solution:
    def mergeTwoLists(self, list1: Optional[ListNode], list2: Optional[ListNode]) -> Optional[ListNode]:
        dummy = tail = ListNode()
        while list1 and list2:
            if list1.val <= list2.val:
                tail.next, list1 = ListNode(list1.val), list1.next
            else:
                tail.next, list2 = ListNode(list2.val), list2.next
            tail = tail.next
        return dummy.next  # one of the lists still has nodes
