class Solution {
    public ListNode mergeKLists(ListNode[] lists) {
        List<ListNode> heads = new ArrayList<>();
        for (ListNode list : lists) {
            if (list != null) {
                heads.add(list);
            }
        }
        ListNode head = new ListNode();
        ListNode tail = head;
        while (!heads.isEmpty()) {
            heads.sort((a, b) -> Integer.compare(a.val, b.val));
            tail.next = heads.remove(0);
            tail = tail.next;
            if (tail.next != null) {
                heads.add(tail.next);
            }
        }
        return head.next;
    }
}
