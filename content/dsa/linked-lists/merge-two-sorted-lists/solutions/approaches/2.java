class Solution {
    public ListNode mergeTwoLists(ListNode list1, ListNode list2) {
        if (list1 == null || list2 == null) {
            return list1 != null ? list1 : list2;
        }
        if (list2.val < list1.val) {
            ListNode larger = list1;
            list1 = list2;
            list2 = larger;
        }
        list1.next = mergeTwoLists(list1.next, list2);
        return list1;
    }
}
