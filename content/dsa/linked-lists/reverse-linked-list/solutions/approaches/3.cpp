class Solution {
public:
    ListNode* reverseList(ListNode* head) {
        stack<ListNode*> nodes;
        while (head) {
            nodes.push(head);
            head = head->next;
        }
        ListNode dummy;
        ListNode* tail = &dummy;
        while (!nodes.empty()) {
            tail->next = nodes.top();
            nodes.pop();
            tail = tail->next;
        }
        tail->next = nullptr;
        return dummy.next;
    }
};
