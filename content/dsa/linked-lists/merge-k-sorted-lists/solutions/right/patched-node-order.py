class Solution:
    def mergeKLists(self, lists):
        ListNode.__lt__ = lambda a, b: a.val < b.val
        heap = [node for node in lists if node]
        heapq.heapify(heap)
        tail = head = ListNode(0)
        while heap:
            tail.next = node = heap[0]
            tail = node
            if node.next:
                heapq.heapreplace(heap, node.next)
            else:
                heapq.heappop(heap)
        return head.next
