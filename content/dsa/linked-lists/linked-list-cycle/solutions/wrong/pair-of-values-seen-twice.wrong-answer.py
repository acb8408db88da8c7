class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        seen = set()
        while head and head.next:
            pair = head.val, head.next.val
            if pair in seen:
                return True
            seen.add(pair)
            head = head.next
        return False
