class Solution {
public:
    TreeNode* buildTree(const vector<int>& preorder, const vector<int>& inorder) {
        if (preorder.empty()) return nullptr;
        const auto pre = preorder.begin(), in = inorder.begin();
        const auto k = ranges::find(inorder, preorder[0]) - in;
        return new TreeNode(
            preorder[0],
            buildTree({pre + 1, pre + k + 1}, {in, in + k}),
            buildTree({pre + k + 1, preorder.end()}, {in + k + 1, inorder.end()}));
    }
};
