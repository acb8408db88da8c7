class Solution {
public:
    ListNode* mergeKLists(vector<ListNode*>& lists) {
        auto larger = [](const ListNode* a, const ListNode* b) { return a->val > b->val; };
        priority_queue<ListNode*, vector<ListNode*>, decltype(larger)> heads(larger);
        for (ListNode* head : lists) {
            if (head) heads.push(head);
        }
        ListNode dummy;
        ListNode* tail = &dummy;
        while (!heads.empty()) {
            tail = tail->next = heads.top();
            heads.pop();
            if (tail->next) heads.push(tail->next);
        }
        return dummy.next;
    }
};
