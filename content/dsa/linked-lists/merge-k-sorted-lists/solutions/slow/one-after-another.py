class Solution:
    def mergeKLists(self, lists: List[Optional[ListNode]]) -> Optional[ListNode]:
        merged = None
        for head in lists:
            dummy = tail = ListNode()
            while merged and head:
                if merged.val <= head.val:
                    tail.next, merged = merged, merged.next
                else:
                    tail.next, head = head, head.next
                tail = tail.next
            tail.next = merged or head
            merged = dummy.next
        return merged
