from heapq import merge


class Solution:
    def mergeKLists(self, lists):
        def values(node):
            while node:
                yield node.val
                node = node.next

        tail = head = ListNode()
        for val in merge(*map(values, lists)):
            tail.next = tail = ListNode(val)
        return head.next
