class Solution {
public:
    int goodNodes(TreeNode* root) {
        return count(root, root->val);
    }

private:
    int count(TreeNode* node, int largest) {
        if (!node) return 0;
        int good = node->val >= largest ? 1 : 0;
        largest = max(largest, node->val);
        return good + count(node->left, largest) + count(node->right, largest);
    }
};
