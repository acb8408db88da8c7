import { describe, expect, test } from 'vitest';
import { languageOf } from '#judge/languages.ts';
import { signatureSchema } from '#judge/signature.ts';
import { readQuestion } from '../../content-tools/read/read-question.ts';

const signatureOf = (question: string) => readQuestion(`dsa/${question}`).task.signature;

/** The declarations of a starter, in order: what LeetCode's page gives for the same question. */
function heads(language: string, question: string): string[] {
  return languageOf(language)
    .starter(signatureOf(question))
    .split('\n')
    .filter((line) => !/^(#|\/\/|\s*[{}]|public:|\s*$)/.test(line))
    .map((line) => line.trim().replace(/ \{$|:$/, ''));
}

const TABLE: [question: string, python: string[], java: string[], cpp: string[]][] = [
  [
    'arrays/two-sum',
    ['class Solution', 'def twoSum(self, nums: List[int], target: int) -> List[int]'],
    ['class Solution', 'public int[] twoSum(int[] nums, int target)'],
    ['class Solution', 'vector<int> twoSum(vector<int>& nums, int target)'],
  ],
  [
    'stacks/valid-parentheses',
    ['class Solution', 'def isValid(self, s: str) -> bool'],
    ['class Solution', 'public boolean isValid(String s)'],
    ['class Solution', 'bool isValid(string s)'],
  ],
  [
    'linked-lists/reverse-linked-list',
    ['class Solution', 'def reverseList(self, head: Optional[ListNode]) -> Optional[ListNode]'],
    ['class Solution', 'public ListNode reverseList(ListNode head)'],
    ['class Solution', 'ListNode* reverseList(ListNode* head)'],
  ],
  [
    'linked-lists/linked-list-cycle',
    ['class Solution', 'def hasCycle(self, head: Optional[ListNode]) -> bool'],
    ['class Solution', 'public boolean hasCycle(ListNode head)'],
    ['class Solution', 'bool hasCycle(ListNode* head)'],
  ],
  [
    'trees/invert-binary-tree',
    ['class Solution', 'def invertTree(self, root: Optional[TreeNode]) -> Optional[TreeNode]'],
    ['class Solution', 'public TreeNode invertTree(TreeNode root)'],
    ['class Solution', 'TreeNode* invertTree(TreeNode* root)'],
  ],
  [
    'graphs/clone-graph',
    ['class Solution', "def cloneGraph(self, node: Optional['Node']) -> Optional['Node']"],
    ['class Solution', 'public Node cloneGraph(Node node)'],
    ['class Solution', 'Node* cloneGraph(Node* node)'],
  ],
  [
    'linked-lists/lru-cache',
    [
      'class LRUCache',
      'def __init__(self, capacity: int)',
      'def get(self, key: int) -> int',
      'def put(self, key: int, value: int) -> None',
    ],
    [
      'class LRUCache',
      'public LRUCache(int capacity)',
      'public int get(int key)',
      'public void put(int key, int value)',
    ],
    ['class LRUCache', 'LRUCache(int capacity)', 'int get(int key)', 'void put(int key, int value)'],
  ],
  [
    'matrix/rotate-image',
    ['class Solution', 'def rotate(self, matrix: List[List[int]]) -> None'],
    ['class Solution', 'public void rotate(int[][] matrix)'],
    ['class Solution', 'void rotate(vector<vector<int>>& matrix)'],
  ],
  [
    'strings/group-anagrams',
    ['class Solution', 'def groupAnagrams(self, strs: List[str]) -> List[List[str]]'],
    ['class Solution', 'public List<List<String>> groupAnagrams(String[] strs)'],
    ['class Solution', 'vector<vector<string>> groupAnagrams(vector<string>& strs)'],
  ],
  [
    'strings/longest-palindromic-substring',
    ['class Solution', 'def longestPalindrome(self, s: str) -> str'],
    ['class Solution', 'public String longestPalindrome(String s)'],
    ['class Solution', 'string longestPalindrome(string s)'],
  ],
  [
    'strings/encode-and-decode-strings',
    ['class Codec', 'def encode(self, strs: List[str]) -> str', 'def decode(self, s: str) -> List[str]'],
    ['public class Codec', 'public String encode(List<String> strs)', 'public List<String> decode(String s)'],
    ['class Codec', 'string encode(vector<string>& strs)', 'vector<string> decode(string s)'],
  ],
  [
    'heaps/find-median-from-data-stream',
    [
      'class MedianFinder',
      'def __init__(self)',
      'def addNum(self, num: int) -> None',
      'def findMedian(self) -> float',
    ],
    [
      'class MedianFinder',
      'public MedianFinder()',
      'public void addNum(int num)',
      'public double findMedian()',
    ],
    ['class MedianFinder', 'MedianFinder()', 'void addNum(int num)', 'double findMedian()'],
  ],
];

describe('starter code', () => {
  test.each(TABLE)('of %s declares what LeetCode’s does', (question, python, java, cpp) => {
    expect(heads('python', question)).toEqual(python);
    expect(heads('java', question)).toEqual(java);
    expect(heads('cpp', question)).toEqual(cpp);
  });

  test('whole texts', () => {
    const lruCache = signatureOf('linked-lists/lru-cache');
    expect(languageOf('python').starter(lruCache)).toBe(
      'class LRUCache:\n' +
        '    def __init__(self, capacity: int):\n        \n\n' +
        '    def get(self, key: int) -> int:\n        \n\n' +
        '    def put(self, key: int, value: int) -> None:\n        \n',
    );
    expect(languageOf('java').starter(lruCache)).toBe(
      'class LRUCache {\n' +
        '    public LRUCache(int capacity) {\n        \n    }\n\n' +
        '    public int get(int key) {\n        \n    }\n\n' +
        '    public void put(int key, int value) {\n        \n    }\n}\n',
    );
    expect(languageOf('cpp').starter(lruCache)).toBe(
      'class LRUCache {\npublic:\n' +
        '    LRUCache(int capacity) {\n        \n    }\n\n' +
        '    int get(int key) {\n        \n    }\n\n' +
        '    void put(int key, int value) {\n        \n    }\n};\n',
    );
  });

  test('node classes are described above the code, each once, in every language', () => {
    for (const language of ['python', 'java', 'cpp'] as const) {
      const text = languageOf(language).starter(signatureOf('linked-lists/reverse-linked-list'));
      expect(text.match(/class ListNode|struct ListNode/g)).toHaveLength(1);
      expect(text).toMatch(/^(#|\/\/) A node of a singly linked list/);
    }
  });

  test('an argument that only builds another one is not a parameter', () => {
    expect(languageOf('python').starter(signatureOf('linked-lists/linked-list-cycle'))).not.toContain('pos');
  });

  test('rarer types', () => {
    const signature = signatureSchema.parse({
      kind: 'function',
      name: 'f',
      params: [
        { name: 'board', type: 'char[][]' },
        { name: 'many', type: 'ListNode[]' },
        { name: 'big', type: 'long' },
        { name: 'names', type: 'string[]', java: 'List<String>' },
      ],
      returns: 'double[]',
    });
    const head = (language: string) =>
      languageOf(language)
        .starter(signature)
        .split('\n')
        .find((line) => /\bf\(/.test(line));
    expect(head('python')).toContain(
      'f(self, board: List[List[str]], many: List[Optional[ListNode]], big: int, names: List[str]) -> List[float]:',
    );
    expect(head('java')).toContain(
      'public double[] f(char[][] board, ListNode[] many, long big, List<String> names) {',
    );
    expect(head('cpp')).toContain(
      'vector<double> f(vector<vector<char>>& board, vector<ListNode*>& many, long long big, vector<string>& names) {',
    );
  });
});

test.each(['List<', 'int x', 'List<int>; class X', ''])('%s is no Java type', (java) => {
  const param = { name: 'x', type: 'int', java };
  const signature = { kind: 'function', name: 'f', params: [param], returns: 'int' };
  expect(signatureSchema.safeParse(signature).success).toBe(false);
});
