/** Programs for Two Sum, by what becomes of them. */
export const PYTHON = {
  right: `class Solution:
    def twoSum(self, nums, target):
        seen = {}
        for i, x in enumerate(nums):
            if target - x in seen:
                return [seen[target - x], i]
            seen[x] = i
`,
  wrong: `class Solution:
    def twoSum(self, nums, target):
        return [0, 1]
`,
  endless: `class Solution:
    def twoSum(self, nums, target):
        while True:
            pass
`,
  hungry: `class Solution:
    def twoSum(self, nums, target):
        kept = []
        while True:
            kept.append(bytearray(10**7))
`,
};

const cpp = (body: string) => `class Solution {
    int sum(int n) { volatile int kept[8]; kept[0] = n; return n == 0 ? 0 : kept[0] + sum(n - 1); }
public:
    vector<int> twoSum(vector<int>& nums, int target) {
        ${body}
        for (size_t i = 0; i < nums.size(); i++)
            for (size_t j = i + 1; j < nums.size(); j++)
                if (nums[i] + nums[j] == target) return {(int)i, (int)j};
        return {};
    }
};
`;

export const CPP = {
  right: cpp(''),
  deep: cpp('if (sum(60000) == 1) return {};'),
  endless: cpp('for (;;) { volatile int x = 1; }'),
};
