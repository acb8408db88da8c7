import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { completedLater } from '#judge/browser/complete-later.ts';
import { HarnessRunner } from '#judge/harness-runner.ts';
import type { Runner } from '#judge/runner.ts';
import { signatureSchema } from '#judge/signature.ts';
import { PYTHON_TOO_DEEP } from '../backend.ts';
import { startPyodide } from './pyodide.ts';
import { compiledStdlibFile } from './stdlib.ts';

const SIGNATURE = signatureSchema.parse({
  kind: 'function',
  name: 'ask',
  params: [{ name: 'n', type: 'int' }],
  returns: 'string',
});
const solution = (body: string, before = '') =>
  `${before}\nclass Solution:\n    def ask(self, n: int) -> str:\n        ${body.replaceAll('\n', '\n        ')}\n`;

let archive: ArrayBuffer | undefined;
let arrivals = 0;
let isOffline = false;
let snapshot: Uint8Array<ArrayBuffer> | undefined;

/** Python that begins with the library's first part, as in a page. */
function begun(): Runner {
  let wasAskedFor = false;
  const onLack = () => {
    wasAskedFor = true;
  };
  const start = async () => {
    const stdLibURL = await compiledStdlibFile('first');
    const parts = { stdLibURL, rest: { archive }, snapshot };
    const started = await startPyodide(parts, archive ? undefined : onLack);
    snapshot ??= started.snapshot;
    return started.backend;
  };
  return completedLater(new HarnessRunner({ start, tooDeep: PYTHON_TOO_DEEP, oneProgram: true }), {
    wasAskedFor: () => {
      const was = wasAskedFor;
      wasAskedFor = false;
      return was;
    },
    arrive: async () => {
      arrivals += 1;
      if (isOffline) throw new Error('Check your connection');
      archive = new Uint8Array(readFileSync(await compiledStdlibFile('rest'))).buffer;
    },
  });
}

async function answerOf(source: string, input = '{"n": 1}') {
  const runner = begun();
  try {
    const compiled = await runner.compile(SIGNATURE, source);
    return compiled.ok ? await runner.run(input, { timeLimitMs: 20_000 }) : compiled;
  } finally {
    runner.dispose();
  }
}

beforeEach(() => {
  archive = undefined;
  arrivals = 0;
  isOffline = false;
});

describe('a program, before the rest of the library has come,', { timeout: 120_000 }, () => {
  test('that imports what most programs do is judged at once', async () => {
    const usual = `
from array import array
from bisect import *
from collections import *
from collections.abc import Iterable
from dataclasses import dataclass
from functools import *
from heapq import *
from itertools import *
from math import *
from operator import *
from sortedcontainers import SortedList
from typing import *
import copy, datetime, decimal, enum, fractions, json, queue, random, re, statistics, string, sys, threading, time
`;
    const body =
      'return json.dumps([str(decimal.Decimal(n)), Counter("abca").most_common(1), "é".encode("utf-16")[0], random.Random(1).randint(1, 1)])';
    expect(await answerOf(solution(body, usual))).toMatchObject({
      kind: 'answer',
      output: JSON.stringify(JSON.stringify(['1', [['a', 2]], 255, 1]).replaceAll(',', ', ')),
    });
    expect(arrivals).toBe(0);
  });

  test.each([
    [
      'at its top',
      solution('return difflib.get_close_matches("appel", ["ape", "apple"])[0]', 'import difflib'),
      '"apple"',
    ],
    [
      'when it runs',
      solution('import csv, io\nreturn str(next(csv.reader(io.StringIO("a,b"))))'),
      `"['a', 'b']"`,
    ],
    [
      'within a package that is there',
      solution(
        'from concurrent.futures.thread import ThreadPoolExecutor\nreturn ThreadPoolExecutor.__name__',
      ),
      '"ThreadPoolExecutor"',
    ],
    ['by its name', solution('return __import__("calendar").month_name[n]'), '"January"'],
    [
      'and catches its absence',
      solution(
        'try:\n    import uuid\nexcept BaseException:\n    return "absent"\nreturn str(uuid.UUID(int=n))[-1]',
      ),
      '"1"',
    ],
    ['as an encoding', solution('return b"\\xe1".decode("cp1250")'), '"\\u00e1"'],
  ])('that imports the rest %s is begun anew once it has come', async (_how, source, output) => {
    expect(await answerOf(source)).toMatchObject({ kind: 'answer', output });
    expect(arrivals).toBe(1);
    // With the rest, nobody asks again.
    expect(await answerOf(source)).toMatchObject({ kind: 'answer', output });
    expect(arrivals).toBe(1);
  });

  test('that imports what there isn’t hears so, and waits for nothing', async () => {
    expect(await answerOf(solution('return ""', 'import numpy'))).toMatchObject({
      kind: 'runtime-error',
      message: expect.stringContaining("No module named 'numpy'"),
    });
    expect(arrivals).toBe(0);
  });

  test('that needs the rest while there is no connection is told so, and the next one is judged', async () => {
    isOffline = true;
    expect(await answerOf(solution('import difflib\nreturn ""'))).toMatchObject({
      kind: 'system-error',
      message: 'Check your connection',
    });
    expect(await answerOf(solution('return str(n)'))).toMatchObject({ kind: 'answer', output: '"1"' });
  });

  test('that says it needs the rest again and again is begun anew once', async () => {
    const source = solution('open("/lib/asked_for_the_rest", "w").close()\nreturn "asked"');
    expect(await answerOf(source)).toMatchObject({ kind: 'answer', output: '"asked"' });
    expect(arrivals).toBe(1);
  });
});
