class Solution {
public:
    ListNode* mergeTwoLists(ListNode* list1, ListNode* list2) {
        vector<ListNode*> nodes;
        for (ListNode* node : {list1, list2}) {
            while (node) {
                nodes.push_back(node);
                node = node->next;
            }
        }
        ranges::sort(nodes, {}, &ListNode::val);
        ListNode dummy;
        ListNode* tail = &dummy;
        for (ListNode* node : nodes) {
            tail->next = node;
            tail = node;
        }
        tail->next = nullptr;
        return dummy.next;
    }
};
