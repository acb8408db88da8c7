class Solution {
    public ListNode mergeKLists(ListNode[] lists) {
        ListNode merged = null;
        for (ListNode head : lists) {
            merged = merge(merged, head);
        }
        return merged;
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
