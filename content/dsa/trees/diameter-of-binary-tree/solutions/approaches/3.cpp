class Solution {
public:
    int diameterOfBinaryTree(TreeNode* root) {
        vector<TreeNode*> stack{root};
        while (!stack.empty()) {
            TreeNode* node = stack.back();
            stack.pop_back();
            for (TreeNode* child : {node->left, node->right}) {
                if (child) {
                    parent[child] = node;
                    stack.push_back(child);
                }
            }
        }
        TreeNode* end = furthest(root).first;
        return furthest(end).second;
    }

private:
    unordered_map<TreeNode*, TreeNode*> parent;

    // The node furthest from start, and its distance.
    pair<TreeNode*, int> furthest(TreeNode* start) {
        unordered_map<TreeNode*, int> distance{{start, 0}};
        queue<TreeNode*> waiting({start});
        TreeNode* node = start;
        while (!waiting.empty()) {
            node = waiting.front();
            waiting.pop();
            for (TreeNode* neighbor : {node->left, node->right, parent[node]}) {
                if (neighbor && !distance.contains(neighbor)) {
                    distance[neighbor] = distance[node] + 1;
                    waiting.push(neighbor);
                }
            }
        }
        return {node, distance[node]};
    }
};
