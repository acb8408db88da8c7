class Solution {
public:
    ListNode* mergeKLists(vector<ListNode*>& lists) {
        multimap<int, ListNode*> heads;
        for (auto* l : lists)
            if (l) heads.emplace(l->val, l);
        ListNode dummy(0), *tail = &dummy;
        while (!heads.empty()) {
            auto node = heads.extract(heads.begin());
            tail = tail->next = node.mapped();
            if (tail->next) {
                node.key() = tail->next->val;
                node.mapped() = tail->next;
                heads.insert(std::move(node));
            }
        }
        return dummy.next;
    }
};
