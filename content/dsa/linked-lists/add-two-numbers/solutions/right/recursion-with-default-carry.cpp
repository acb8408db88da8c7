class Solution {
public:
    ListNode* addTwoNumbers(ListNode* l1, ListNode* l2, int carry = 0) {
        if (!l1 && !l2 && !carry) return nullptr;
        auto [tens, ones] = div((l1 ? l1->val : 0) + (l2 ? l2->val : 0) + carry, 10);
        return new ListNode(ones, addTwoNumbers(l1 ? l1->next : l1, l2 ? l2->next : l2, tens));
    }
};
