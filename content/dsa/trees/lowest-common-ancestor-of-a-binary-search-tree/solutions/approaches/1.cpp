class Solution {
public:
    TreeNode* lowestCommonAncestor(TreeNode* root, TreeNode* p, TreeNode* q) {
        const vector<TreeNode*> toP = pathTo(p, root), toQ = pathTo(q, root);
        TreeNode* ancestor = root;
        for (size_t i = 0; i < min(toP.size(), toQ.size()); i++) {
            if (toP[i] != toQ[i]) break;
            ancestor = toP[i];
        }
        return ancestor;
    }

private:
    vector<TreeNode*> pathTo(TreeNode* target, TreeNode* root) {
        TreeNode* node = root;
        vector<TreeNode*> path{node};
        while (node != target) {
            node = target->val < node->val ? node->left : node->right;
            path.push_back(node);
        }
        return path;
    }
};
