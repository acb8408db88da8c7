class Solution {
public:
    vector<vector<int>> levelOrder(TreeNode* root) {
        walk(root, 0);
        return levels;
    }

private:
    vector<vector<int>> levels;

    void walk(TreeNode* node, int depth) {
        if (!node) return;
        if (depth == ssize(levels)) levels.emplace_back();
        levels[depth].push_back(node->val);
        walk(node->left, depth + 1);
        walk(node->right, depth + 1);
    }
};
