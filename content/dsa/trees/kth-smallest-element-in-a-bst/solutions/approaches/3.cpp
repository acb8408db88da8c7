class Solution {
public:
    int kthSmallest(TreeNode* root, int k) {
        measure(root);
        TreeNode* node = root;
        while (true) {
            int s = leftSize[node];
            if (k <= s) {
                node = node->left;
            } else if (k == s + 1) {
                return node->val;
            } else {
                k -= s + 1;
                node = node->right;
            }
        }
    }

private:
    unordered_map<TreeNode*, int> leftSize;

    // The size of the subtree, with left sizes noted on the way.
    int measure(TreeNode* node) {
        if (!node) return 0;
        int left = measure(node->left);
        leftSize[node] = left;
        return left + 1 + measure(node->right);
    }
};
