class Solution:
    def reorderList(self, head: Optional[ListNode]) -> None:
        slow = fast = head
        while fast.next and fast.next.next:
            slow, fast = slow.next, fast.next.next
        second, slow.next = slow.next, None
        first = head
        while second:  # the second half was not reversed
            first_rest, second_rest = first.next, second.next
            first.next, second.next = second, first_rest
            first, second = first_rest, second_rest
