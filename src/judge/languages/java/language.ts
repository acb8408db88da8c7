import type { Language } from '#judge/language.ts';
import { JAVA_DIFFERENCES } from './differences.ts';
import { JAVA_HINTS } from './hints.ts';
import { javaStarter } from './starter.ts';

/** What solutions are made of: a loop, small numbers, an array, a hash map. */
const CALIBRATION = `class Solution {
    public int measure(int n) {
        Map<Integer, Integer> seen = new HashMap<>();
        int[] values = new int[1000];
        for (int i = 0; i < 1000; i++) values[i] = i;
        int total = 0;
        for (int i = 0; i < n; i++) {
            total = (total * 31 + values[i % 1000]) % 1000003;
            seen.putIfAbsent(total, i);
        }
        return total;
    }
}
`;

export const language: Language = {
  id: 'java',
  label: 'Java',
  order: { selector: 1, ask: 2 },
  isRequired: true,
  extension: 'java',
  solutionFile: 'Solution.java',
  lineComment: '//',
  braces: true,
  timeFactor: 2,
  editorMode: async () => (await import('@codemirror/lang-java')).java(),
  starter: javaStarter,
  hints: JAVA_HINTS,
  calibration: { source: CALIBRATION, n: 300_000, referenceMs: 60 },
  tracer: async () => (await import('./trace/request.ts')).javaTraceRequest,
  runtime: {
    displaySize: '2 MB',
    memoryNote: 'for your program, estimated from samples of what it allocates; 256 MB on a device with 2 GB',
    about:
      'Java 25, compiled by javac and TeaVM. Threads take turns instead of running at the same time. Reflection, files and the network aren’t available.',
    differences: JAVA_DIFFERENCES.map(({ text }) => text),
    createRunner: async () => (await import('./browser/runner.ts')).createJavaRunner(),
  },
};
