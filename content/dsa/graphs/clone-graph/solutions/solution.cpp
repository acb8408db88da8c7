class Solution {
public:
    Node* cloneGraph(Node* node) {
        if (!node) return nullptr;
        if (auto known = copyOf.find(node); known != copyOf.end()) return known->second;

        Node* copy = new Node(node->val);
        copyOf[node] = copy;
        for (Node* neighbor : node->neighbors) {
            copy->neighbors.push_back(cloneGraph(neighbor));
        }
        return copy;
    }

private:
    unordered_map<Node*, Node*> copyOf;
};
