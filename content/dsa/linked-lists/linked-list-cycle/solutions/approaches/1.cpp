class Solution {
public:
    bool hasCycle(ListNode* head) {
        unordered_set<ListNode*> visited;
        while (head) {
            if (visited.contains(head)) return true;
            visited.insert(head);
            head = head->next;
        }
        return false;
    }
};
