class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        slow, fast = head, head.next if head else None
        while slow is not fast:
            for _ in range(3):
                if fast is None:
                    return False
                fast = fast.next
            slow = slow.next
        return slow is not None
