class Solution {
public:
    TreeNode* invertTree(TreeNode* root) {
        if (!root) return nullptr;
        TreeNode* mirroredLeft = invertTree(root->left);
        root->left = invertTree(root->right);
        root->right = mirroredLeft;
        return root;
    }
};
