class Solution {
public:
    vector<int> rightSideView(TreeNode* root) {
        vector<int> view;
        queue<TreeNode*> waiting;
        if (root) waiting.push(root);
        while (!waiting.empty()) {
            view.push_back(waiting.back()->val);
            for (int left = waiting.size(); left > 0; left--) {
                TreeNode* node = waiting.front();
                waiting.pop();
                if (node->left) waiting.push(node->left);
                if (node->right) waiting.push(node->right);
            }
        }
        return view;
    }
};
