class Solution:
    def hasCycle(self, head):
        mark = 100000
        while head:
            if head.val == mark:
                return True
            head.val = mark
            head = head.next
        return False
