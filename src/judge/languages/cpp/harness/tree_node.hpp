// LeetCode's node of a binary tree. Only for questions that speak of it: others may define their own.
struct TreeNode {
  int val;
  TreeNode* left;
  TreeNode* right;
  TreeNode() : val(0), left(nullptr), right(nullptr) {}
  TreeNode(int x) : val(x), left(nullptr), right(nullptr) {}
  TreeNode(int x, TreeNode* left, TreeNode* right) : val(x), left(left), right(right) {}
};

template <>
struct dryrun::Value<TreeNode*> {
  /// Level by level, `null` for a missing child; children of missing nodes are not written.
  static TreeNode* read(Cursor& from) {
    TreeNode* root = nullptr;
    std::queue<TreeNode**> places({&root});
    from.list([&] {
      TreeNode** place = places.front();
      places.pop();
      if (from.take_null()) return;
      *place = Nodes<TreeNode>::make(Value<int>::read(from));
      places.push(&(*place)->left);
      places.push(&(*place)->right);
    });
    return root;
  }
  static void write(std::string& out, TreeNode* root) {
    std::unordered_set<TreeNode*> seen;
    std::queue<TreeNode*> level({root});
    std::string text;
    size_t end = 0;
    for (; !level.empty(); level.pop()) {
      TreeNode* node = level.front();
      if (!text.empty()) text += ',';
      if (!node) {
        text += "null";
        continue;
      }
      Nodes<TreeNode>::note(node, "tree", seen, "the tree in the answer contains the same node twice");
      text += std::to_string(node->val);
      end = text.size();
      level.push(node->left);
      level.push(node->right);
    }
    out += '[' + text.substr(0, end) + ']';
  }
};
