class Solution {
public:
    int kthSmallest(TreeNode* root, int k) {
        vector<TreeNode*> pending;
        TreeNode* node = root;
        while (true) {
            for (; node; node = node->left) pending.push_back(node);
            node = pending.back();
            pending.pop_back();
            if (--k == 0) return node->val;
            node = node->right;
        }
    }
};
