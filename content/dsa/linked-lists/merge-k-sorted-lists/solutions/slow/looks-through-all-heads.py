class Solution:
    def mergeKLists(self, lists: List[Optional[ListNode]]) -> Optional[ListNode]:
        heads = [head for head in lists if head]
        dummy = tail = ListNode()
        while heads:
            smallest = min(range(len(heads)), key=lambda i: heads[i].val)
            tail.next = heads[smallest]
            tail = tail.next
            if tail.next:
                heads[smallest] = tail.next
            else:
                heads.pop(smallest)
        return dummy.next
