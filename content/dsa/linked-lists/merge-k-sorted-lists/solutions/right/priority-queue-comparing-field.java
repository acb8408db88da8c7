class Solution {
    public ListNode mergeKLists(ListNode[] lists) {
        PriorityQueue<ListNode> heap = new PriorityQueue<>((a, b) -> Integer.compare(a.val, b.val));
        Stream.of(lists).filter(Objects::nonNull).forEach(heap::add);
        ListNode dummy = new ListNode(), tail = dummy;
        while (!heap.isEmpty()) {
            tail = tail.next = heap.remove();
            Optional.ofNullable(tail.next).ifPresent(heap::offer);
        }
        return dummy.next;
    }
}
