#include <coroutine>

struct Values {
    struct promise_type {
        int value;
        Values get_return_object() { return {coroutine_handle<promise_type>::from_promise(*this)}; }
        suspend_always initial_suspend() noexcept { return {}; }
        suspend_always final_suspend() noexcept { return {}; }
        suspend_always yield_value(int v) { value = v; return {}; }
        void return_void() {}
        void unhandled_exception() {}
    };
    coroutine_handle<promise_type> handle;
    int next() { handle.resume(); return handle.promise().value; }
};

Values inorder(TreeNode* root) {
    stack<TreeNode*> path;
    for (TreeNode* node = root; node || !path.empty(); node = node->right) {
        for (; node; node = node->left) path.push(node);
        node = path.top();
        path.pop();
        co_yield node->val;
    }
}

class Solution {
public:
    int kthSmallest(TreeNode* root, int k) {
        auto values = inorder(root);
        for (; k > 1; k--) values.next();
        int answer = values.next();
        values.handle.destroy();
        return answer;
    }
};
