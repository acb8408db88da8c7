class Solution {
public:
    bool isSubtree(TreeNode* root, TreeNode* subRoot) {
        const string text = textOf(root), wanted = textOf(subRoot);
        // The longest proper prefix of wanted[0..i] that is also its suffix has border[i] letters.
        vector<int> border(wanted.size());
        int length = 0;
        for (size_t i = 1; i < wanted.size(); i++) {
            while (length > 0 && wanted[i] != wanted[length]) length = border[length - 1];
            if (wanted[i] == wanted[length]) length++;
            border[i] = length;
        }
        length = 0;
        for (char letter : text) {
            while (length > 0 && letter != wanted[length]) length = border[length - 1];
            if (letter == wanted[length]) length++;
            if (length == ssize(wanted)) return true;
        }
        return false;
    }

private:
    string textOf(TreeNode* root) {
        string entries;
        write(root, entries);
        return entries;
    }

    void write(TreeNode* node, string& entries) {
        if (!node) {
            entries += ",#";
            return;
        }
        entries += ',' + to_string(node->val);
        write(node->left, entries);
        write(node->right, entries);
    }
};
