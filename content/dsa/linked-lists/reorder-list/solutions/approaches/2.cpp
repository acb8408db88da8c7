class Solution {
public:
    void reorderList(ListNode* head) {
        vector<ListNode*> nodes;
        while (head) {
            nodes.push_back(head);
            head = head->next;
        }
        int left = 0, right = ssize(nodes) - 1;
        while (left < right) {
            nodes[left]->next = nodes[right];
            left++;
            nodes[right]->next = nodes[left];
            right--;
        }
        nodes[left]->next = nullptr;
    }
};
