class Solution {
public:
    int maxDepth(TreeNode* root) {
        int depth = 0;
        vector<TreeNode*> level;
        if (root) level.push_back(root);
        while (!level.empty()) {
            depth++;
            vector<TreeNode*> children;
            for (TreeNode* node : level) {
                if (node->left) children.push_back(node->left);
                if (node->right) children.push_back(node->right);
            }
            level = move(children);
        }
        return depth;
    }
};
