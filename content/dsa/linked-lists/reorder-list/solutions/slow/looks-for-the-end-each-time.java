class Solution {
    public void reorderList(ListNode head) {
        ListNode front = head;
        while (front != null && front.next != null && front.next.next != null) {
            ListNode beforeLast = front;
            while (beforeLast.next.next != null) {
                beforeLast = beforeLast.next;
            }
            ListNode last = beforeLast.next;
            beforeLast.next = null;
            last.next = front.next;
            front.next = last;
            front = last.next;
        }
    }
}
