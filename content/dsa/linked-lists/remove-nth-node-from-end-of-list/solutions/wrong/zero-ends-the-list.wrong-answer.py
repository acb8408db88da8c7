class Solution:
    def removeNthFromEnd(self, head, n):
        size, cur = 0, head
        while cur and cur.val:
            size += 1
            cur = cur.next
        if size == n:
            return head.next
        cur = head
        for _ in range(size - n - 1):
            cur = cur.next
        if cur.next:
            cur.next = cur.next.next
        return head
