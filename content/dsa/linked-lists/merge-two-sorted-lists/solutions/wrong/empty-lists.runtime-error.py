class Solution:
    def mergeTwoLists(self, list1: Optional[ListNode], list2: Optional[ListNode]) -> Optional[ListNode]:
        if list1.val > list2.val:  # either may be empty
            list1, list2 = list2, list1
        head = list1
        while list1.next and list2:
            if list2.val < list1.next.val:
                rest = list2.next
                list2.next, list1.next = list1.next, list2
                list2 = rest
            list1 = list1.next
        if list2:
            list1.next = list2
        return head
