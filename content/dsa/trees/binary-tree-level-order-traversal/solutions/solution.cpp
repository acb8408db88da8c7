class Solution {
public:
    vector<vector<int>> levelOrder(TreeNode* root) {
        vector<vector<int>> levels;
        queue<TreeNode*> waiting;
        if (root) waiting.push(root);
        while (!waiting.empty()) {
            vector<int> level;
            for (int left = waiting.size(); left > 0; left--) {
                TreeNode* node = waiting.front();
                waiting.pop();
                level.push_back(node->val);
                if (node->left) waiting.push(node->left);
                if (node->right) waiting.push(node->right);
            }
            levels.push_back(move(level));
        }
        return levels;
    }
};
