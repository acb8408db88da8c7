class Solution {
    public ListNode reverseList(ListNode head) {
        Deque<ListNode> nodes = new ArrayDeque<>();
        while (head != null) {
            nodes.push(head);
            head = head.next;
        }
        ListNode dummy = new ListNode();
        ListNode tail = dummy;
        while (!nodes.isEmpty()) {
            tail.next = nodes.pop();
            tail = tail.next;
        }
        tail.next = null;
        return dummy.next;
    }
}
