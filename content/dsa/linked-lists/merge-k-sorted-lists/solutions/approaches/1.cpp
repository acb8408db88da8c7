class Solution {
public:
    ListNode* mergeKLists(vector<ListNode*>& lists) {
        ListNode* merged = nullptr;
        for (ListNode* head : lists) merged = merge(merged, head);
        return merged;
    }

private:
    ListNode* merge(ListNode* a, ListNode* b) {
        ListNode dummy;
        ListNode* tail = &dummy;
        while (a && b) {
            if (b->val < a->val) swap(a, b);
            tail->next = a;
            tail = a;
            a = a->next;
        }
        tail->next = a ? a : b;
        return dummy.next;
    }
};
