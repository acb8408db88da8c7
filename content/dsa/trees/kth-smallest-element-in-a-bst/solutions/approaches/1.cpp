class Solution {
public:
    int kthSmallest(TreeNode* root, int k) {
        walk(root);
        return values[k - 1];
    }

private:
    vector<int> values;

    void walk(TreeNode* node) {
        if (!node) return;
        walk(node->left);
        values.push_back(node->val);
        walk(node->right);
    }
};
