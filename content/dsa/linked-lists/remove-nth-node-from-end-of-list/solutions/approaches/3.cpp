class Solution {
public:
    ListNode* removeNthFromEnd(ListNode* head, int n) {
        ListNode dummy(0, head);
        numberFromEnd(&dummy, n);
        return dummy.next;
    }

private:
    int numberFromEnd(ListNode* node, int n) {
        if (!node) return 0;
        const int successor = numberFromEnd(node->next, n);
        if (successor == n) node->next = node->next->next;
        return successor + 1;
    }
};
