class Solution {
public:
    vector<int> rightSideView(TreeNode* root) {
        walk(root, 0);
        return view;
    }

private:
    vector<int> view;

    void walk(TreeNode* node, int depth) {
        if (!node) return;
        if (depth == ssize(view)) view.push_back(node->val);
        walk(node->right, depth + 1);
        walk(node->left, depth + 1);
    }
};
