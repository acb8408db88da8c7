class Solution {
    public ListNode mergeKLists(ListNode[] lists) {
        while (lists.length > 1) {
            ListNode[] merged = new ListNode[(lists.length + 1) / 2];
            for (int i = 0; i < merged.length; i++) {
                ListNode a = lists[2 * i];
                ListNode b = 2 * i + 1 < lists.length ? lists[2 * i + 1] : null;
                merged[i] = merge(a, b);
            }
            lists = merged;
        }
        return lists.length > 0 ? lists[0] : null;
    }

    private ListNode merge(ListNode a, ListNode b) {
        ListNode dummy = new ListNode();
        ListNode tail = dummy;
        while (a != null && b != null) {
            if (b.val < a.val) {
                ListNode larger = a;
                a = b;
                b = larger;
            }
            tail.next = a;
            tail = a;
            a = a.next;
        }
        tail.next = a != null ? a : b;
        return dummy.next;
    }
}
