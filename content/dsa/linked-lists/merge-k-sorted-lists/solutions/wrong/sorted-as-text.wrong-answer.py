class Solution:
    def mergeKLists(self, lists):
        nodes = []
        for node in lists:
            while node:
                nodes.append(node)
                node = node.next
        nodes.sort(key=lambda n: str(n.val))
        for a, b in zip(nodes, nodes[1:] + [None]):
            a.next = b
        return nodes[0] if nodes else None
