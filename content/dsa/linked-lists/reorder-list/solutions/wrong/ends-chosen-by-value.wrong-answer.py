class Solution:
    def reorderList(self, head):
        nodes = []
        cur = head
        while cur:
            nodes.append(cur)
            cur = cur.next
        rest = sorted(nodes[1:], key=lambda node: node.val)
        cur = head
        take_last = True
        while rest:
            cur.next = rest.pop() if take_last else rest.pop(0)
            cur = cur.next
            take_last = not take_last
        cur.next = None
