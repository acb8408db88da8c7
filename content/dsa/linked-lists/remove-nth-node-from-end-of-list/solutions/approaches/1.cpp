class Solution {
public:
    ListNode* removeNthFromEnd(ListNode* head, int n) {
        int length = 0;
        ListNode* node = head;
        while (node) {
            length++;
            node = node->next;
        }
        ListNode dummy(0, head);
        ListNode* previous = &dummy;
        for (int i = 0; i < length - n; i++) previous = previous->next;
        previous->next = previous->next->next;
        return dummy.next;
    }
};
