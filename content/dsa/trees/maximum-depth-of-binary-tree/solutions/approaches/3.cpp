class Solution {
public:
    int maxDepth(TreeNode* root) {
        int largest = 0;
        vector<pair<TreeNode*, int>> stack;
        if (root) stack.push_back({root, 1});
        while (!stack.empty()) {
            auto [node, depth] = stack.back();
            stack.pop_back();
            largest = max(largest, depth);
            if (node->left) stack.push_back({node->left, depth + 1});
            if (node->right) stack.push_back({node->right, depth + 1});
        }
        return largest;
    }
};
