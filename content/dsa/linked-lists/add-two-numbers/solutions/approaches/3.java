class Solution {
    public ListNode addTwoNumbers(ListNode l1, ListNode l2) {
        return add(l1, l2, 0);
    }

    private ListNode add(ListNode a, ListNode b, int carry) {
        if (a == null && b == null && carry == 0) {
            return null;
        }
        int total = (a == null ? 0 : a.val) + (b == null ? 0 : b.val) + carry;
        ListNode rest = add(a == null ? null : a.next, b == null ? null : b.next, total / 10);
        return new ListNode(total % 10, rest);
    }
}
