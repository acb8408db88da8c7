import type { Language } from '#judge/language.ts';
import { CPP_HINTS } from './hints.ts';
import { cppStarter } from './starter.ts';

/** What solutions are made of: a loop, small numbers, a vector, a hash map. */
const CALIBRATION = `class Solution {
public:
    int measure(int n) {
        unordered_map<int, int> seen;
        vector<int> values(1000);
        iota(values.begin(), values.end(), 0);
        int total = 0;
        for (int i = 0; i < n; i++) {
            total = (total * 31 + values[i % 1000]) % 1000003;
            seen.try_emplace(total, i);
        }
        return total;
    }
};
`;

export const language: Language = {
  id: 'cpp',
  label: 'C++',
  order: { selector: 3, ask: 4 },
  isRequired: true,
  extension: 'cpp',
  solutionFile: 'solution.cpp',
  lineComment: '//',
  braces: true,
  timeFactor: 1,
  editorMode: async () => (await import('@codemirror/lang-cpp')).cpp(),
  starter: cppStarter,
  hints: CPP_HINTS,
  calibration: { source: CALIBRATION, n: 300_000, referenceMs: 44 },
  runtime: {
    displaySize: '34 MB',
    memoryNote: 'for your program',
    differences: [
      'An exception ends the program: catch blocks compile, but never run.',
      'size_t, sizes and the differences between iterators have 32 bits; long has 64, as on other judges.',
    ],
    createRunner: async () => (await import('./browser/runner.ts')).createCppRunner(),
  },
};
