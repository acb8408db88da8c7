class Solution {
    vector<vector<int>> levels;

public:
    vector<vector<int>> levelOrder(TreeNode* root, size_t depth = 0) {
        if (root) {
            if (levels.size() == depth) levels.push_back({});
            levels[depth].push_back(root->val);
            levelOrder(root->left, depth + 1);
            levelOrder(root->right, depth + 1);
        }
        return levels;
    }
};
