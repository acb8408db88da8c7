class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        slow = fast = head
        while fast:
            slow = slow.next
            fast = fast.next.next  # fast.next is None on the last node
            if slow is fast:
                return True
        return False
