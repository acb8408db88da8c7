class Codec {
public:
    string serialize(TreeNode* root) {
        string data;
        write(root, data);
        return data;
    }

    TreeNode* deserialize(string data) {
        istringstream entries(data);
        return read(entries);
    }

private:
    void write(TreeNode* node, string& data) {
        if (!node) {
            data += "# ";
            return;
        }
        data += to_string(node->val) + ' ';
        write(node->left, data);
        write(node->right, data);
    }

    TreeNode* read(istringstream& entries) {
        string entry;
        entries >> entry;
        if (entry == "#") return nullptr;
        TreeNode* node = new TreeNode(stoi(entry));
        node->left = read(entries);
        node->right = read(entries);
        return node;
    }
};
