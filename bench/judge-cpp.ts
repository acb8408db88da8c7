import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { caseMs, install, press, submitOverhead, write } from './console.ts';
import { type MemoryMeter, memoryMeter } from './memory.ts';
import { median, round } from './statistics.ts';

const TWO_SUM = '/question/dsa/arrays/two-sum';
const ROUNDS = 5;

/** What solutions are made of: loops over vectors and numbers, a hash map, sorting, calls. About 50 ms by g++. */
const WORK = `int step(int a, int b) { return (a * 31LL + b) % 1000003; }
int work() {
    vector<int> values(1000);
    iota(values.begin(), values.end(), 0);
    unordered_map<int, int> seen;
    int total = 0;
    for (int i = 0; i < 300000; i++) {
        total = step(total, values[i % 1000]);
        if (!seen.count(total)) seen[total] = i;
    }
    vector<pair<int, int>> ordered;
    for (auto [key, at] : seen) ordered.push_back({at % 97, key});
    sort(ordered.begin(), ordered.end());
    return total + ordered[0].second;
}
`;
/** In the page: the time is what the judge shows of the one test case. */
const SOLUTION = `${WORK}
class Solution {
public:
    vector<int> twoSum(vector<int>& nums, int target) { return {0, work() < 0 ? 2 : 1}; }
};
`;
const MAIN = `
int main() {
    const auto start = chrono::steady_clock::now();
    const volatile int kept = Solution().twoSum(*new vector<int>(), 0)[0];
    printf("%f", chrono::duration<double, milli>(chrono::steady_clock::now() - start).count());
    return kept;
}
`;
const SUM = `class Solution {
public:
    int getSum(int a, int b) { return a + b; }
};
`;

/** The same source with a `main`, compiled as one would on a machine of one's own. */
function nativeProgram() {
  const folder = mkdtempSync(join(tmpdir(), 'dryrun-bench-'));
  const [source, program] = [join(folder, 'solution.cpp'), join(folder, 'solution')];
  writeFileSync(source, `using namespace std;\n${SOLUTION}${MAIN}`);
  const flags = ['-std=c++20', '-O2', '-include', 'bits/stdc++.h'];
  return {
    /** Milliseconds of compiling and linking. */
    compile: () => {
      const start = performance.now();
      execFileSync('g++', [...flags, source, '-o', program]);
      return performance.now() - start;
    },
    /** Milliseconds that the work takes. */
    run: () => Number(execFileSync(program, { encoding: 'utf8' })),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Both compilers and both programs, medians of rounds in turn. */
async function againstNative(page: Page) {
  const native = nativeProgram();
  const times = { compiled: [], again: [], shown: [], nativeCompile: [], native: [] } as Record<
    'compiled' | 'again' | 'shown' | 'nativeCompile' | 'native',
    number[]
  >;
  for (let round = 0; round < ROUNDS; round += 1) {
    await write(page, `${SOLUTION}// ${round}\n`);
    // What was compiled last is kept: the second run is the first without the compiler.
    times.compiled.push(...(await press(page, 'Run', 'Run completed.', 1)));
    times.again.push(...(await press(page, 'Run', 'Run completed.', 1)));
    times.shown.push(await caseMs(page));
    times.nativeCompile.push(native.compile());
    times.native.push(native.run());
  }
  native.remove();
  const compileMs = median(times.compiled) - median(times.again);
  const [gppMs, pageMs, nativeMs] = [median(times.nativeCompile), median(times.shown), median(times.native)];
  return {
    cppProgram: { pageMs, nativeMs: round(nativeMs), ratio: round(pageMs / nativeMs, 2) },
    cppCompile: { ms: round(compileMs), gppMs: round(gppMs), ratio: round(compileMs / gppMs, 2) },
  };
}

/** Megabytes: the most while it compiles, then with the compiler idle, then once it was taken away after its idle minute. */
async function memoryOfCompiling(page: Page, memory: MemoryMeter) {
  await write(page, `${SOLUTION}// for memory\n`);
  const frames = page.frames().length;
  let running = true;
  const run = press(page, 'Run', 'Run completed.', 1).finally(() => {
    running = false;
  });
  let compiling = 0;
  while (running) compiling = Math.max(compiling, await memory.now());
  await run;
  const compiled = await memory.kept(page);
  while (page.frames().length === frames) await page.waitForEvent('framedetached', { timeout: 90_000 });
  return { compiling, compiled, compilerGone: await memory.kept(page) };
}

/** The judge of C++ in one page: speed of programs and of the compiler, overhead, memory. */
export async function judgeCppBench(browser: Browser, at: (path: string) => string) {
  const memory = await memoryMeter(browser);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(at(TWO_SUM), { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('cpp');
  await install(page, 'C++');
  // The first program also warms the compiler up.
  await write(page, SOLUTION);
  await press(page, 'Run', 'Run completed.', 2);
  const figures = {
    ...(await againstNative(page)),
    tabMemoryMb: await memoryOfCompiling(page, memory),
    submitOverhead: await submitOverhead(page, at, SUM),
  };
  await context.close();
  return figures;
}
