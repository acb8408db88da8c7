class Solution {
public:
    int diameterOfBinaryTree(TreeNode* root) {
        if (!root) return 0;
        return max({
            height(root->left) + height(root->right),
            diameterOfBinaryTree(root->left),
            diameterOfBinaryTree(root->right),
        });
    }

private:
    int height(TreeNode* node) {
        return node ? 1 + max(height(node->left), height(node->right)) : 0;
    }
};
