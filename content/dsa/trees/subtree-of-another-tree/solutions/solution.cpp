class Solution {
public:
    bool isSubtree(TreeNode* root, TreeNode* subRoot) {
        wanted = number(subRoot);
        found = false;
        number(root);
        return found;
    }

private:
    map<tuple<int, int, int>, int> numbers;
    int wanted = -1;
    bool found = false;

    // Equal subtrees have equal numbers; a missing node has 0.
    int number(TreeNode* node) {
        if (!node) return 0;
        int left = number(node->left);
        int right = number(node->right);
        int next = numbers.size() + 1;
        int own = numbers.try_emplace({node->val, left, right}, next).first->second;
        found = found || own == wanted;
        return own;
    }
};
