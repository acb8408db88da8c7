class Solution:
    def reverseList(self, head, before=None):
        if not head:
            return before
        head.next, after = before, head.next
        return self.reverseList(after, head)
