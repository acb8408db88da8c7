class Solution {
    public void reorderList(ListNode head) {
        // The first half ends at slow; it gets the middle node.
        ListNode slow = head;
        ListNode fast = head;
        while (fast.next != null && fast.next.next != null) {
            slow = slow.next;
            fast = fast.next.next;
        }
        ListNode second = slow.next;
        slow.next = null;

        ListNode backward = null;
        while (second != null) {
            ListNode rest = second.next;
            second.next = backward;
            backward = second;
            second = rest;
        }

        ListNode first = head;
        while (backward != null) {
            ListNode firstRest = first.next;
            ListNode backwardRest = backward.next;
            first.next = backward;
            backward.next = firstRest;
            first = firstRest;
            backward = backwardRest;
        }
    }
}
