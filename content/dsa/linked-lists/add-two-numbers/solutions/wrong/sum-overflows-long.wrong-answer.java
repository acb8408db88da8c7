class Solution {
    public ListNode addTwoNumbers(ListNode l1, ListNode l2) {
        String sum = String.valueOf(number(l1) + number(l2));
        ListNode head = null;
        for (char digit : sum.toCharArray()) {
            head = new ListNode(digit - '0', head);
        }
        return head;
    }

    private long number(ListNode node) {
        StringBuilder digits = new StringBuilder();
        while (node != null) {
            digits.append(node.val);
            node = node.next;
        }
        return Long.parseLong(digits.reverse().toString());
    }
}
