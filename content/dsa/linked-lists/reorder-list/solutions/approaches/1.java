class Solution {
    public void reorderList(ListNode head) {
        ListNode current = head;
        while (current.next != null && current.next.next != null) {
            ListNode previous = current;
            while (previous.next.next != null) {
                previous = previous.next;
            }
            ListNode last = previous.next;
            previous.next = null;
            last.next = current.next;
            current.next = last;
            current = last.next;
        }
    }
}
