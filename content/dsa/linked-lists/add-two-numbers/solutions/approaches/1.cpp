class Solution {
public:
    ListNode* addTwoNumbers(ListNode* l1, ListNode* l2) {
        BigInt total = add(number(l1), number(l2));
        ListNode* head = new ListNode(divideByTen(total));
        ListNode* tail = head;
        while (!total.empty()) tail = tail->next = new ListNode(divideByTen(total));
        return head;
    }

private:
    // C++ has no big integers. This one is in base 10^9, lowest part first; zero has no parts.
    using BigInt = vector<int>;
    static constexpr long long BASE = 1'000'000'000;

    BigInt number(ListNode* node) {
        if (!node) return {};
        BigInt value = number(node->next);
        long long carry = node->val;
        for (int& part : value) {
            carry += part * 10LL;
            part = carry % BASE;
            carry /= BASE;
        }
        if (carry) value.push_back(carry);
        return value;
    }

    BigInt add(const BigInt& a, const BigInt& b) {
        BigInt total;
        long long carry = 0;
        for (size_t i = 0; i < max(a.size(), b.size()) || carry; i++) {
            if (i < a.size()) carry += a[i];
            if (i < b.size()) carry += b[i];
            total.push_back(carry % BASE);
            carry /= BASE;
        }
        return total;
    }

    // Leaves the quotient in value and returns the remainder, which is the last digit.
    int divideByTen(BigInt& value) {
        long long rest = 0;
        for (int& part : value | views::reverse) {
            rest = rest * BASE + part;
            part = rest / 10;
            rest %= 10;
        }
        if (!value.empty() && value.back() == 0) value.pop_back();
        return rest;
    }
};
