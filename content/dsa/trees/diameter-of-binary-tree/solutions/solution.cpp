class Solution {
public:
    int diameterOfBinaryTree(TreeNode* root) {
        height(root);
        return longest;
    }

private:
    int longest = 0;

    int height(TreeNode* node) {
        if (!node) return 0;
        int left = height(node->left);
        int right = height(node->right);
        longest = max(longest, left + right);
        return 1 + max(left, right);
    }
};
