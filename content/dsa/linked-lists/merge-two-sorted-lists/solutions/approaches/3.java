class Solution {
    public ListNode mergeTwoLists(ListNode list1, ListNode list2) {
        List<ListNode> nodes = new ArrayList<>();
        for (ListNode node : new ListNode[] {list1, list2}) {
            while (node != null) {
                nodes.add(node);
                node = node.next;
            }
        }
        nodes.sort((a, b) -> Integer.compare(a.val, b.val));
        ListNode dummy = new ListNode();
        ListNode tail = dummy;
        for (ListNode node : nodes) {
            tail.next = node;
            tail = node;
        }
        tail.next = null;
        return dummy.next;
    }
}
