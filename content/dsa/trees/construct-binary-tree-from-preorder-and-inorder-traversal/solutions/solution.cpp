class Solution {
public:
    TreeNode* buildTree(vector<int>& preorder, vector<int>& inorder) {
        for (int i = 0; i < (int)inorder.size(); i++) position[inorder[i]] = i;
        return build(preorder, 0, inorder.size() - 1);
    }

private:
    unordered_map<int, int> position;
    int next = 0;

    // The subtree whose inorder lies between the positions low and high, both included.
    TreeNode* build(const vector<int>& preorder, int low, int high) {
        if (low > high) return nullptr;
        TreeNode* root = new TreeNode(preorder[next++]);
        int middle = position[root->val];
        root->left = build(preorder, low, middle - 1);
        root->right = build(preorder, middle + 1, high);
        return root;
    }
};
