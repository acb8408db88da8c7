class Solution {
public:
    ListNode* addTwoNumbers(ListNode* l1, ListNode* l2) {
        return add(l1, l2, 0);
    }

private:
    ListNode* add(ListNode* a, ListNode* b, int carry) {
        if (!a && !b && !carry) return nullptr;
        const int total = (a ? a->val : 0) + (b ? b->val : 0) + carry;
        ListNode* rest = add(a ? a->next : nullptr, b ? b->next : nullptr, total / 10);
        return new ListNode(total % 10, rest);
    }
};
