class Solution:
    def mergeKLists(self, lists: List[Optional[ListNode]]) -> Optional[ListNode]:
        def merge(a, b):
            dummy = tail = ListNode()
            while a and b:
                if b.val < a.val:
                    a, b = b, a
                tail.next = a
                tail, a = a, a.next
            tail.next = a or b
            return dummy.next

        merged = None
        for head in lists:
            merged = merge(merged, head)
        return merged
