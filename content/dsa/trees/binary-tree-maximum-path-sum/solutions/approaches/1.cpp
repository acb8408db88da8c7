class Solution {
public:
    int maxPathSum(TreeNode* root) {
        int best = INT_MIN;
        vector<TreeNode*> stack{root};
        while (!stack.empty()) {
            TreeNode* node = stack.back();
            stack.pop_back();
            best = max(best, node->val + arm(node->left) + arm(node->right));
            if (node->left) stack.push_back(node->left);
            if (node->right) stack.push_back(node->right);
        }
        return best;
    }

private:
    int arm(TreeNode* node) {
        return node ? max(0, node->val + max(arm(node->left), arm(node->right))) : 0;
    }
};
