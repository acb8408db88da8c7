class Solution {
public:
    ListNode* reverseList(ListNode* head) {
        ListNode* before = NULL;
        while (head) before = exchange(head, exchange(head->next, before));
        return before;
    }
};
