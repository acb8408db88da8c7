public class Solution {
    public boolean hasCycle(ListNode head) {
        Set<Integer> seen = new HashSet<>();
        while (head != null) {
            if (!seen.add(head.val)) {
                return true;
            }
            head = head.next;
        }
        return false;
    }
}
