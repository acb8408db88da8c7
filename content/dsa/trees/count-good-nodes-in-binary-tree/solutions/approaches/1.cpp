class Solution {
public:
    int goodNodes(TreeNode* root) {
        return count(root);
    }

private:
    vector<int> path;

    int count(TreeNode* node) {
        if (!node) return 0;
        int good = ranges::all_of(path, [&](int value) { return value <= node->val; }) ? 1 : 0;
        path.push_back(node->val);
        good += count(node->left) + count(node->right);
        path.pop_back();
        return good;
    }
};
