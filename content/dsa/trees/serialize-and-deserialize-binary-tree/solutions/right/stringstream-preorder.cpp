class Codec {
public:
    string serialize(TreeNode* root) {
        ostringstream out;
        function<void(TreeNode*)> write = [&](TreeNode* node) {
            if (!node) {
                out << "# ";
                return;
            }
            out << node->val << ' ';
            write(node->left);
            write(node->right);
        };
        write(root);
        return out.str();
    }

    TreeNode* deserialize(string data) {
        istringstream in(data);
        return read(in);
    }

private:
    TreeNode* read(istream& in) {
        string token;
        if (!(in >> token) || token == "#") return nullptr;
        auto node = make_unique<TreeNode>(stoi(token));
        node->left = read(in);
        node->right = read(in);
        return node.release();
    }
};
