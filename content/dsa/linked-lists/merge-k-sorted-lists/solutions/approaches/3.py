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

        while len(lists) > 1:
            pairs = zip_longest(lists[::2], lists[1::2])
            lists = [merge(a, b) for a, b in pairs]
        return lists[0] if lists else None
