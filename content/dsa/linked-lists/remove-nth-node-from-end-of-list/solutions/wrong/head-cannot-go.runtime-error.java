class Solution {
    public ListNode removeNthFromEnd(ListNode head, int n) {
        ListNode lead = head;
        for (int i = 0; i < n; i++) {
            lead = lead.next;
        }
        ListNode behind = head;
        while (lead.next != null) {
            lead = lead.next;
            behind = behind.next;
        }
        behind.next = behind.next.next;
        return head;
    }
}
