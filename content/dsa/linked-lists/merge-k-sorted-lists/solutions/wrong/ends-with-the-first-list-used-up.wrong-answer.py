class Solution:
    def mergeKLists(self, lists: List[Optional[ListNode]]) -> Optional[ListNode]:
        lists = [node for node in lists if node]
        start = end = ListNode()
        while lists and all(lists):
            i = min(range(len(lists)), key=lambda j: lists[j].val)
            end.next = end = ListNode(lists[i].val)
            lists[i] = lists[i].next
        return start.next
