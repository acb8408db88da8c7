class Solution {
    public ListNode removeNthFromEnd(ListNode head, int n) {
        ListNode dummy = new ListNode(0, head);
        numberFromEnd(dummy, n);
        return dummy.next;
    }

    private int numberFromEnd(ListNode node, int n) {
        if (node == null) {
            return 0;
        }
        int successor = numberFromEnd(node.next, n);
        if (successor == n) {
            node.next = node.next.next;
        }
        return successor + 1;
    }
}
