class Codec {
public:
    string serialize(TreeNode* root) {
        string data;
        queue<TreeNode*> waiting({root});
        while (!waiting.empty()) {
            TreeNode* node = waiting.front();
            waiting.pop();
            data += node ? to_string(node->val) + ',' : "#,";
            if (node) {
                waiting.push(node->left);
                waiting.push(node->right);
            }
        }
        return data;
    }

    TreeNode* deserialize(string data) {
        istringstream entries(data);
        TreeNode* root = make(entries);
        queue<TreeNode*> waiting;
        if (root) waiting.push(root);
        while (!waiting.empty()) {
            TreeNode* node = waiting.front();
            waiting.pop();
            node->left = make(entries);
            node->right = make(entries);
            if (node->left) waiting.push(node->left);
            if (node->right) waiting.push(node->right);
        }
        return root;
    }

private:
    TreeNode* make(istringstream& entries) {
        string entry;
        getline(entries, entry, ',');
        return entry == "#" ? nullptr : new TreeNode(stoi(entry));
    }
};
