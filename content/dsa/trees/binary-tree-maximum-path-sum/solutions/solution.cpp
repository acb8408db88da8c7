class Solution {
public:
    int maxPathSum(TreeNode* root) {
        best = root->val;
        bestDown(root);
        return best;
    }

private:
    int best = 0;

    // The greatest sum of a path from node straight down.
    int bestDown(TreeNode* node) {
        if (!node) return 0;
        int left = max(0, bestDown(node->left));
        int right = max(0, bestDown(node->right));
        best = max(best, node->val + left + right);
        return node->val + max(left, right);
    }
};
