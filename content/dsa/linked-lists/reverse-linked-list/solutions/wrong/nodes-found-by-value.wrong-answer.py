class Solution:
    def reverseList(self, head):
        nodes = {}
        while head:
            nodes[head.val] = head
            head = head.next
        dummy = tail = ListNode()
        for node in reversed(nodes.values()):
            tail.next = node
            tail = node
        tail.next = None
        return dummy.next
