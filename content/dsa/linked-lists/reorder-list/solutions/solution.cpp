class Solution {
public:
    void reorderList(ListNode* head) {
        // The first half ends at slow; it gets the middle node.
        ListNode *slow = head, *fast = head;
        while (fast->next && fast->next->next) {
            slow = slow->next;
            fast = fast->next->next;
        }
        ListNode* second = exchange(slow->next, nullptr);

        ListNode* backward = nullptr;
        while (second) {
            ListNode* rest = exchange(second->next, backward);
            backward = exchange(second, rest);
        }

        ListNode* first = head;
        while (backward) {
            ListNode* firstRest = exchange(first->next, backward);
            ListNode* backwardRest = exchange(backward->next, firstRest);
            first = firstRest;
            backward = backwardRest;
        }
    }
};
