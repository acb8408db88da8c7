class Solution {
public:
    void reorderList(ListNode* head) {
        ListNode* current = head;
        while (current->next && current->next->next) {
            ListNode* previous = current;
            while (previous->next->next) previous = previous->next;
            ListNode* last = previous->next;
            previous->next = nullptr;
            last->next = current->next;
            current->next = last;
            current = last->next;
        }
    }
};
