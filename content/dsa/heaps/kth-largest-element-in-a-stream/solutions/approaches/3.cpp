class KthLargest {
public:
    KthLargest(int k, vector<int>& nums) : k(k) {
        for (int num : nums) root = insert(root, num);
    }

    int add(int val) {
        root = insert(root, val);
        Node* node = root;
        int k = this->k;
        while (k != size(node->right) + 1) {
            if (k <= size(node->right)) {
                node = node->right;
            } else {
                k -= size(node->right) + 1;
                node = node->left;
            }
        }
        return node->val;
    }

private:
    struct Node {
        int val;
        int priority = rand();
        int size = 1;
        Node* left = nullptr;
        Node* right = nullptr;
    };

    int k;
    Node* root = nullptr;

    int size(Node* node) { return node ? node->size : 0; }

    Node* insert(Node* node, int val) {
        if (!node) return new Node{val};
        node->size++;
        if (val < node->val) {
            node->left = insert(node->left, val);
            return node->left->priority > node->priority ? rotateRight(node) : node;
        }
        node->right = insert(node->right, val);
        return node->right->priority > node->priority ? rotateLeft(node) : node;
    }

    Node* rotateRight(Node* node) {
        Node* top = node->left;
        node->left = top->right;
        top->right = node;
        return resize(node, top);
    }

    Node* rotateLeft(Node* node) {
        Node* top = node->right;
        node->right = top->left;
        top->left = node;
        return resize(node, top);
    }

    Node* resize(Node* node, Node* top) {
        top->size = node->size;
        node->size = 1 + size(node->left) + size(node->right);
        return top;
    }
};
