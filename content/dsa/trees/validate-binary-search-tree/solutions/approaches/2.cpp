class Solution {
public:
    bool isValidBST(TreeNode* root) {
        long long previous = LLONG_MIN;
        vector<TreeNode*> stack;
        TreeNode* node = root;
        while (!stack.empty() || node) {
            for (; node; node = node->left) stack.push_back(node);
            node = stack.back();
            stack.pop_back();
            if (node->val <= previous) return false;
            previous = node->val;
            node = node->right;
        }
        return true;
    }
};
