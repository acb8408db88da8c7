class Solution:
    def mergeKLists(self, lists: List[Optional[ListNode]]) -> Optional[ListNode]:
        dummy = tail = ListNode()
        for head in sorted((head for head in lists if head), key=lambda head: head.val):
            tail.next = head  # whole lists one after the other
            while tail.next:
                tail = tail.next
        return dummy.next
