// LeetCode's node of a singly linked list. Only for questions that speak of it: others may define their own.
struct ListNode {
  int val;
  ListNode* next;
  ListNode() : val(0), next(nullptr) {}
  ListNode(int x) : val(x), next(nullptr) {}
  ListNode(int x, ListNode* next) : val(x), next(next) {}
};

template <>
struct dryrun::Value<ListNode*> {
  static ListNode* read(Cursor& from) {
    ListNode *head = nullptr, **place = &head;
    from.list([&] {
      *place = Nodes<ListNode>::make(Value<int>::read(from));
      place = &(*place)->next;
    });
    return head;
  }
  static void write(std::string& out, ListNode* head) {
    std::unordered_set<ListNode*> seen;
    std::vector<int> values;
    for (; head; head = head->next) {
      Nodes<ListNode>::note(head, "linked list", seen, "the linked list in the answer has a cycle");
      values.push_back(head->val);
    }
    Value<std::vector<int>>::write(out, values);
  }
};
