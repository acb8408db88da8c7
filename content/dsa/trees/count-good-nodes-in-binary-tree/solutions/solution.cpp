class Solution {
public:
    int goodNodes(TreeNode* root) {
        int good = 0;
        vector<pair<TreeNode*, int>> waiting{{root, root->val}};
        while (!waiting.empty()) {
            auto [node, largest] = waiting.back();
            waiting.pop_back();
            if (node->val >= largest) {
                good++;
                largest = node->val;
            }
            if (node->left) waiting.push_back({node->left, largest});
            if (node->right) waiting.push_back({node->right, largest});
        }
        return good;
    }
};
