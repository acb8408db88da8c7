class Copies(dict):
    def __missing__(self, node):
        copy = self[node] = Node(node.val)
        copy.neighbors = [self[other] for other in node.neighbors]
        return copy


class Solution:
    def cloneGraph(self, node):
        return node and Copies()[node]
