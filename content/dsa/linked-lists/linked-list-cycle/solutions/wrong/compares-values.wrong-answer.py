class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        visited = set()
        while head:
            if head.val in visited:  # equal values are not the same node
                return True
            visited.add(head.val)
            head = head.next
        return False
