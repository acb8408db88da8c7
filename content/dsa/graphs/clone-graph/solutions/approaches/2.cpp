class Solution {
public:
    Node* cloneGraph(Node* node) {
        if (!node) return nullptr;
        unordered_map<Node*, Node*> copyOf{{node, new Node(node->val)}};
        queue<Node*> queue;
        queue.push(node);
        while (!queue.empty()) {
            Node* original = queue.front();
            queue.pop();
            for (Node* neighbor : original->neighbors) {
                if (!copyOf.contains(neighbor)) {
                    copyOf[neighbor] = new Node(neighbor->val);
                    queue.push(neighbor);
                }
                copyOf[original]->neighbors.push_back(copyOf[neighbor]);
            }
        }
        return copyOf[node];
    }
};
