class Solution {
    public ListNode addTwoNumbers(ListNode l1, ListNode l2) {
        BigInteger total = number(l1).add(number(l2));
        ListNode head = new ListNode(total.mod(BigInteger.TEN).intValue());
        ListNode tail = head;
        total = total.divide(BigInteger.TEN);
        while (total.signum() != 0) {
            tail.next = new ListNode(total.mod(BigInteger.TEN).intValue());
            tail = tail.next;
            total = total.divide(BigInteger.TEN);
        }
        return head;
    }

    private BigInteger number(ListNode node) {
        if (node == null) {
            return BigInteger.ZERO;
        }
        return number(node.next).multiply(BigInteger.TEN).add(BigInteger.valueOf(node.val));
    }
}
