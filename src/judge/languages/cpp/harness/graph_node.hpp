// LeetCode's node of a graph. Only for questions that speak of it: others may define their own.
class Node {
 public:
  int val;
  vector<Node*> neighbors;
  Node() : val(0) {}
  Node(int val) : val(val) {}
  Node(int val, vector<Node*> neighbors) : val(val), neighbors(std::move(neighbors)) {}
};

template <>
struct dryrun::Value<Node*> {
  /// An adjacency list of node numbers from 1; the graph is known by its first node.
  static Node* read(Cursor& from) {
    const auto adjacency = Value<std::vector<std::vector<int>>>::read(from);
    std::vector<Node*> nodes;
    for (size_t i = 0; i < adjacency.size(); i++) nodes.push_back(Nodes<Node>::make(int(i) + 1));
    for (size_t i = 0; i < adjacency.size(); i++) {
      for (int number : adjacency[i]) nodes[i]->neighbors.push_back(nodes[number - 1]);
    }
    return nodes.empty() ? nullptr : nodes[0];
  }
  static void write(std::string& out, Node* start) {
    std::unordered_set<Node*> seen;
    std::vector<Node*> order;
    if (start) order.push_back(start);
    seen.insert(order.begin(), order.end());
    for (size_t i = 0; i < order.size(); i++) {
      for (Node* next : order[i]->neighbors) {
        if (seen.insert(next).second) order.push_back(next);
      }
      if (order.size() > NODE_LIMIT) refuse("the answer's graph has more than " + std::to_string(NODE_LIMIT) + " nodes");
    }
    Nodes<Node>::written.insert(Nodes<Node>::written.end(), order.begin(), order.end());
    // By node number, whichever order the copy was made in.
    std::stable_sort(order.begin(), order.end(), [](Node* a, Node* b) { return a->val < b->val; });
    std::vector<std::vector<int>> adjacency;
    for (Node* node : order) {
      adjacency.emplace_back();
      for (Node* next : node->neighbors) adjacency.back().push_back(next->val);
    }
    Value<std::vector<std::vector<int>>>::write(out, adjacency);
  }
};
