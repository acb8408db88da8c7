class Solution {
public:
    bool isSameTree(TreeNode* p, TreeNode* q) {
        return textOf(p) == textOf(q);
    }

private:
    string textOf(TreeNode* root) {
        string entries;
        write(root, entries);
        return entries;
    }

    void write(TreeNode* node, string& entries) {
        if (!node) {
            entries += "#,";
            return;
        }
        entries += to_string(node->val) + ',';
        write(node->left, entries);
        write(node->right, entries);
    }
};
