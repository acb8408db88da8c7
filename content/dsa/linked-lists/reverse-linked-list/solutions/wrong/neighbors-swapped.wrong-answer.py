class Solution:
    def reverseList(self, head):
        if head is None or head.next is None:
            return head
        new = head.next
        head.next = self.reverseList(new.next)
        new.next = head
        return new
