class Solution:
    def reorderList(self, head):
        nodes = []
        while head:
            nodes.append(head)
            head = head.next
        if len(nodes) == 1:
            return
        i, j = 0, len(nodes) - 1
        tail = ListNode()
        while i < j:
            tail.next = nodes[i]
            nodes[i].next = nodes[j]
            tail = nodes[j]
            i += 1
            j -= 1
        tail.next = None
