class Solution {
public:
    ListNode* mergeKLists(vector<ListNode*>& lists) {
        while (lists.size() > 1) {
            vector<ListNode*> merged;
            for (size_t i = 0; i < lists.size(); i += 2) {
                ListNode* b = i + 1 < lists.size() ? lists[i + 1] : nullptr;
                merged.push_back(merge(lists[i], b));
            }
            lists = merged;
        }
        return lists.empty() ? nullptr : lists[0];
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
