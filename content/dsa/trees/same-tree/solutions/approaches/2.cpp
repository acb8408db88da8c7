class Solution {
public:
    bool isSameTree(TreeNode* p, TreeNode* q) {
        queue<pair<TreeNode*, TreeNode*>> waiting;
        waiting.push({p, q});
        while (!waiting.empty()) {
            auto [a, b] = waiting.front();
            waiting.pop();
            if (!a && !b) continue;
            if (!a || !b || a->val != b->val) return false;
            waiting.push({a->left, b->left});
            waiting.push({a->right, b->right});
        }
        return true;
    }
};
