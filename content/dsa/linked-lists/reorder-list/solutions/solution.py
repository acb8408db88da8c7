class Solution:
    def reorderList(self, head: Optional[ListNode]) -> None:
        # The first half ends at slow; it gets the middle node.
        slow = fast = head
        while fast.next and fast.next.next:
            slow, fast = slow.next, fast.next.next
        second = slow.next
        slow.next = None

        backward = None
        while second:
            second.next, backward, second = backward, second, second.next

        first = head
        while backward:
            first_rest, backward_rest = first.next, backward.next
            first.next, backward.next = backward, first_rest
            first, backward = first_rest, backward_rest
