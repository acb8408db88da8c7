class Solution:
    def reverseList(self, head):
        if not head or not head.next:
            return head
        prev = head
        while prev.next.next:
            prev = prev.next
        last = prev.next
        prev.next = None
        last.next = head
        return last
