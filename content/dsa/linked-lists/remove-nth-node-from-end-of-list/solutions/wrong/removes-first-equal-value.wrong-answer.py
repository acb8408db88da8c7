class Solution:
    def removeNthFromEnd(self, head: Optional[ListNode], n: int) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        values.remove(values[-n])
        answer = None
        for v in reversed(values):
            answer = ListNode(v, answer)
        return answer
