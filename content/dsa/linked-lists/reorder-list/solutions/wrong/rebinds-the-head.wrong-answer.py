class Solution:
    def reorderList(self, head: Optional[ListNode]) -> None:
        queue = deque()
        while head:
            queue.append(head.val)
            head = head.next
        dummy = tail = ListNode()
        front = True
        while queue:
            tail.next = ListNode(queue.popleft() if front else queue.pop())
            tail = tail.next
            front = not front
        head = dummy.next
