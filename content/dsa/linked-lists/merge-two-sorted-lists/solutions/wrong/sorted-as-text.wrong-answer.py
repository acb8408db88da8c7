class Solution:
    def mergeTwoLists(self, list1, list2):
        values = []
        for node in (list1, list2):
            while node:
                values.append(str(node.val))
                node = node.next
        head = None
        for value in sorted(values, reverse=True):
            head = ListNode(int(value), head)
        return head
