class Solution:
    def mergeKLists(self, lists: List[Optional[ListNode]]) -> Optional[ListNode]:
        values = []
        for node in lists:
            if not node:
                break
            while node:
                values.append(node.val)
                node = node.next
        head = None
        for v in sorted(values, reverse=True):
            head = ListNode(v, head)
        return head
