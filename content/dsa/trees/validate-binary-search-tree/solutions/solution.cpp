class Solution {
public:
    bool isValidBST(TreeNode* root) {
        return fits(root, LLONG_MIN, LLONG_MAX);
    }

private:
    // All values are in order and strictly between low and high.
    bool fits(TreeNode* node, long long low, long long high) {
        if (!node) return true;
        if (node->val <= low || node->val >= high) return false;
        return fits(node->left, low, node->val) && fits(node->right, node->val, high);
    }
};
