class Solution {
    public ListNode mergeKLists(ListNode[] lists) {
        ListNode head = new ListNode();
        ListNode tail = head;
        while (true) {
            int smallest = -1;
            for (int i = 0; i < lists.length; i++) {
                if (lists[i] != null && (smallest < 0 || lists[i].val < lists[smallest].val)) {
                    smallest = i;
                }
            }
            if (smallest < 0) {
                return head.next;
            }
            tail.next = lists[smallest];
            tail = tail.next;
            lists[smallest] = lists[smallest].next;
        }
    }
}
