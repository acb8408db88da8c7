import type { Verdict } from '#judge/verdict.ts';

/** What hostile C++ does in `int solve(vector<int>& nums, int k)`, and what it must be told; the right answer is `sum + k`. */
export interface HostileBody {
  name: string;
  body: string;
  verdict: Verdict;
  /** Part of the message. */
  says?: string;
}

/** The body of `right`, by which the programs that answer right do so. */
export const RIGHT_BODY = 'return accumulate(nums.begin(), nums.end(), k);';
const RIGHT = 'return right(nums, k);';

/** All in one program, chosen by the test: what one test does must not be seen by the next. */
export const BODIES: HostileBody[] = [
  { name: 'nothing hostile', body: RIGHT, verdict: 'Accepted' },
  { name: 'endless loop', body: 'for (volatile int i = 0;; i = i + 1) {}', verdict: 'Time Limit' },
  { name: 'sleeping past the limit', body: `usleep(60'000'000); ${RIGHT}`, verdict: 'Time Limit' },
  {
    name: 'sleeping the library’s way',
    body: `this_thread::sleep_for(chrono::minutes(1)); ${RIGHT}`,
    verdict: 'Time Limit',
  },
  {
    name: 'a clock turned back',
    body: `start_clock(); while (clock_runs()) {} ${RIGHT}`,
    verdict: 'Time Limit',
  },
  {
    name: 'memory in steps',
    body: 'vector<vector<int>> kept; while (true) kept.emplace_back(1 << 20, k); return kept[0][0];',
    verdict: 'Memory Limit',
  },
  {
    name: 'memory at once',
    body: 'char* volatile all = new char[3u << 30]; return all[k];',
    verdict: 'Memory Limit',
  },
  {
    name: 'memory that was not given, used',
    body: 'auto p = (char*)malloc(3u << 30); memset(p, 1, 3u << 30); return p[k];',
    verdict: 'Runtime Error',
  },
  { name: 'endless recursion', body: 'return dig(k);', verdict: 'Runtime Error', says: 'nested too deeply' },
  { name: 'output flood', body: 'while (true) cout << string(1000, 120);', verdict: 'Output Limit' },
  {
    name: 'output flood to standard error',
    body: 'while (true) cerr << string(1000, 120);',
    verdict: 'Output Limit',
  },
  { name: 'leaving', body: 'exit(0);', verdict: 'Runtime Error', says: 'exit(0)' },
  { name: 'leaving at once', body: '_Exit(0);', verdict: 'Runtime Error', says: 'exit(0)' },
  { name: 'aborting', body: 'abort();', verdict: 'Runtime Error', says: 'Aborted' },
  {
    name: 'a thread',
    body: `thread([] {}).detach(); ${RIGHT}`,
    verdict: 'Runtime Error',
    says: 'threads are not',
  },
  {
    name: 'a null pointer',
    body: 'Link* p = nowhere; return p->value;',
    verdict: 'Runtime Error',
    says: 'null',
  },
  {
    name: 'a wild pointer',
    body: 'return *(int*)(k | 0xfffffff0u);',
    verdict: 'Runtime Error',
    says: 'Segmentation',
  },
  {
    name: 'an index out of range',
    body: 'return nums[nums.size() + k];',
    verdict: 'Runtime Error',
    says: 'bounds',
  },
  { name: 'an empty stack', body: 'stack<int> s; return s.top();', verdict: 'Runtime Error', says: 'empty' },
  { name: 'no value', body: 'optional<int> none; return *none;', verdict: 'Runtime Error' },
  { name: 'a division by zero', body: 'return 7 / *zero;', verdict: 'Runtime Error', says: 'zero' },
  { name: 'a bad function pointer', body: 'return ((int (*)(int))(k + 4000))(k);', verdict: 'Runtime Error' },
  { name: 'forging an answer', body: 'write(3, "answer 0\\n10", 11); return -1;', verdict: 'Wrong Answer' },
  {
    name: 'forging an answer in the harness’s name',
    body: 'dryrun::finish("answer", "-1"); return 0;',
    verdict: 'Wrong Answer',
  },
  { name: 'a verdict of its own', body: 'dryrun::finish("accepted"); return 0;', verdict: 'Runtime Error' },
  {
    name: 'an answer that is no JSON',
    body: 'dryrun::finish("answer", "]"); return 0;',
    verdict: 'Wrong Answer',
  },
  {
    name: 'printing a verdict',
    body: 'cout << "{\\"verdict\\":\\"Accepted\\"}"; return -1;',
    verdict: 'Wrong Answer',
  },
  {
    name: 'closing the judge’s channel',
    body: `close(3); ${RIGHT}`,
    verdict: 'Runtime Error',
  },
  { name: 'closing standard output', body: `fclose(stdout); fclose(stdin); ${RIGHT}`, verdict: 'Accepted' },
  {
    name: 'reading files',
    body: 'ifstream file("/etc/passwd"); string word; file >> word; return word.empty() ? -1 : right(nums, k);',
    verdict: 'Wrong Answer',
  },
  {
    name: 'listing folders',
    body: 'error_code bad; return filesystem::exists("/", bad) ? right(nums, k) : -1;',
    verdict: 'Wrong Answer',
  },
  {
    name: 'writing files',
    body: 'ofstream file("/kept"); file << 10; return file ? right(nums, k) : -1;',
    verdict: 'Wrong Answer',
  },
  { name: 'the environment', body: 'return getenv("PATH") ? right(nums, k) : -1;', verdict: 'Wrong Answer' },
  { name: 'reading its input again', body: 'int n = -1; cin >> n; return n;', verdict: 'Wrong Answer' },
  {
    name: 'changing its input',
    body: 'int sum = right(nums, k); nums.clear(); return sum;',
    verdict: 'Accepted',
  },
  { name: 'a time before its start', body: `dryrun::milliseconds = -500; ${RIGHT}`, verdict: 'Accepted' },
  {
    name: 'a time without end',
    body: `dryrun::milliseconds = numeric_limits<double>::infinity(); ${RIGHT}`,
    verdict: 'Accepted',
  },
  { name: 'a thrown number', body: 'throw 5;', verdict: 'Runtime Error' },
  {
    name: 'an answer for a later input',
    body: 'dryrun::test.input = "{\\"nums\\":[10],\\"k\\":0}\\n{\\"nums\\":[10],\\"k\\":0}"; return -1;',
    verdict: 'Wrong Answer',
  },
  { name: 'keeping state', body: `calls++; ${RIGHT}`, verdict: 'Accepted' },
  { name: 'state kept', body: `if (calls++ > 0) return -1; ${RIGHT}`, verdict: 'Accepted' },
  { name: 'a loop at the end', body: `atexit([] { while (!*zero) {} }); ${RIGHT}`, verdict: 'Accepted' },
  {
    name: 'a message of ten million characters',
    body: 'throw_length(string(10000000, 120)); return 0;',
    verdict: 'Output Limit',
  },
];

/** What the bodies use. */
const BEFORE = `int right(vector<int>& nums, int k) { ${RIGHT_BODY} }
struct Link { int value; Link* next; };
Link* nowhere = nullptr;
volatile int zero_kept = 0;
volatile int* zero = &zero_kept;
int calls = 0;
int dig(int depth) { volatile int here[8] = {depth}; return *zero ? 0 : dig(depth + 1) + here[0]; }
chrono::steady_clock::time_point started;
void start_clock() { started = chrono::steady_clock::now(); }
bool clock_runs() { return chrono::steady_clock::now() >= started; }
void throw_length(const string& what) { fprintf(stderr, "%s", what.c_str()); abort(); }
`;

/** A program of one body. */
export const solve = (body: string) =>
  `${BEFORE}class Solution {\npublic:\n  int solve(vector<int>& nums, int k) { ${body} }\n};\n`;

/** One program whose tests are the bodies: the last of `nums` says which. */
export function programOf(bodies: readonly HostileBody[]): string {
  const cases = bodies.map(({ body }, index) => `    case ${index}: { ${body} }`);
  return solve(`
    const int which = nums.back();
    nums.pop_back();
    switch (which) {
${cases.join('\n')}
    }
    return 0;`);
}

/** Sources that are the attack themselves. */
export const SOURCES: { name: string; source: string; verdict: Verdict; says?: string }[] = [
  { name: 'nothing', source: '', verdict: 'Compile Error', says: 'Solution' },
  { name: 'null bytes', source: `${solve(RIGHT)}\0`, verdict: 'Accepted' },
  { name: 'a class that never ends', source: 'class Solution {', verdict: 'Compile Error' },
  {
    name: 'another class name',
    source: solve(RIGHT).replace('Solution', 'Solutions'),
    verdict: 'Compile Error',
  },
  { name: 'another method name', source: solve(RIGHT).replace('solve', 'Solve'), verdict: 'Compile Error' },
  { name: 'a main of its own', source: `${solve(RIGHT)}int main() { return 0; }`, verdict: 'Compile Error' },
  {
    name: 'files of the machine',
    source: '#include "/etc/passwd"',
    verdict: 'Compile Error',
    says: 'not found',
  },
  { name: 'including itself', source: '#include __FILE__', verdict: 'Compile Error' },
  {
    name: 'a constant that takes forever',
    source: `constexpr int spin() { for (int i = 0;; i ^= 1) {} return 0; }\nconstexpr int spun = spin();\n${solve(RIGHT)}`,
    verdict: 'Compile Error',
    says: 'constant expression',
  },
  {
    name: 'endless templates',
    source: `template <int n> struct Deep { static constexpr int value = Deep<n + 1>::value; };\n${solve('return Deep<0>::value;')}`,
    verdict: 'Compile Error',
    says: 'depth',
  },
  {
    name: 'brackets in brackets',
    source: solve(`return ${'('.repeat(10_000)}k${')'.repeat(10_000)};`),
    verdict: 'Compile Error',
  },
  { name: 'a process', source: solve('return fork();'), verdict: 'Compile Error', says: 'fork' },
  { name: 'a command', source: solve('return system("ls");'), verdict: 'Compile Error', says: 'system' },
  {
    name: 'a function of the browser',
    source: `extern "C" __attribute__((import_module("env"), import_name("fetch"))) int ask();\n${solve('return ask();')}`,
    verdict: 'Compile Error',
    says: 'env.fetch',
  },
  { name: 'machine code', source: solve('asm("syscall"); return k;'), verdict: 'Compile Error' },
  {
    name: 'words of the language taken away',
    source: `#define return throw\n#define int string\n${solve(RIGHT)}`,
    verdict: 'Compile Error',
  },
  {
    name: 'a loop before main',
    source: `struct Loop { Loop() { for (volatile int i = 0;; i = i + 1) {} } } loop;\n${solve(RIGHT)}`,
    verdict: 'Time Limit',
  },
];
