class KthLargest {
public:
    KthLargest(int k, vector<int>& nums) : k(k) {
        for (int num : nums) add(num);
    }

    int add(int val) {
        largest.push(val);
        if (largest.size() > k) largest.pop();
        return largest.top();
    }

private:
    size_t k;
    priority_queue<int, vector<int>, greater<int>> largest;  // the k largest numbers
};
