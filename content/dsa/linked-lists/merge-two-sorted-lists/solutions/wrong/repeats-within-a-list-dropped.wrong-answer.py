class Solution:
    def mergeTwoLists(self, list1, list2):
        seen = set()
        for l in [list1, list2]:
            cur = l
            while cur:
                seen.add(cur.val)
                cur = cur.next
        dummy = cur = ListNode(0)
        for v in sorted(seen):
            cur.next = ListNode(v)
            cur = cur.next
        return dummy.next
