import json


class Codec:
    def serialize(self, root):
        def plain(node):
            out, stack = [], [node]
            while stack:
                if (here := stack.pop()) is None:
                    out.append(None)
                else:
                    out.append(here.val)
                    stack += here.right, here.left
            return out

        return json.dumps(plain(root), separators=(',', ':'))

    def deserialize(self, data):
        values = iter(json.loads(data))

        def build():
            if (val := next(values)) is None:
                return None
            node = TreeNode(val)
            node.left, node.right = build(), build()
            return node

        return build()
