import { ConsoleStdout, OpenFile, WASI, WASIProcExit } from '@bjorn3/browser_wasi_shim';
import { messageOf } from '#base/message-of.ts';
import { fileOf } from '../clang/file-tree.ts';
import { encodeTest, type Frame, parseFrame } from '../frame.ts';
import { SegmentedStack } from './segmented-stack.ts';
import { overflowed, trapOutcome, type WasmEnding } from './trap.ts';
import type { WasmProgram } from './wasm-program.ts';

/** As in the Python harness's `limits.py`. */
const STDOUT_KEPT = 64 * 1024;
const STDOUT_LIMIT = 8 * 1024 * 1024;
const ANSWER_LIMIT = 2 * STDOUT_LIMIT;
/** `BADF`: what WASI answers for a descriptor that is no folder, so that the program finds no files. */
const NO_FOLDER = 8;

class OutputLimit extends Error {}

/** Collects what a program writes to one of its descriptors, up to a limit. */
class Channel extends ConsoleStdout {
  readonly #pieces: Uint8Array[] = [];

  constructor(limit: number, kept = limit) {
    let size = 0;
    super((bytes) => {
      if (size < kept) this.#pieces.push(bytes.subarray(0, kept - size));
      size += bytes.length;
      if (size > limit) throw new OutputLimit();
    });
  }

  override fd_prestat_get() {
    return { ret: NO_FOLDER, prestat: null };
  }

  text(): string {
    const decoder = new TextDecoder();
    return `${this.#pieces.map((piece) => decoder.decode(piece, { stream: true })).join('')}${decoder.decode()}`;
  }
}

type PhaseName = 'answer' | 'decode';

interface Phase {
  frame?: Frame;
  stdout: string;
  ending: WasmEnding;
}

/** Not `randomUUID`: a sandboxed frame is no secure context. */
const makeSecret = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/** One run of the program from nothing: memory and globals are new, so no test can reach another. */
async function runOnce({ module, deep }: WasmProgram, phase: PhaseName, input: string): Promise<Phase> {
  const secret = makeSecret();
  const given = new TextEncoder().encode(encodeTest(secret, phase, input));
  const [out, err, answer] = [
    new Channel(STDOUT_LIMIT, STDOUT_KEPT),
    new Channel(STDOUT_LIMIT, STDOUT_KEPT),
    new Channel(ANSWER_LIMIT),
  ];
  const ending: WasmEnding = { stderr: '' };
  let exceeded = false;
  let stacks: SegmentedStack | undefined;
  try {
    const wasi = new WASI([], [], [new OpenFile(fileOf(given)), out, err, answer], { debug: false });
    const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi.wasiImport });
    if (deep) stacks = new SegmentedStack(instance);
    ending.code = wasi.start(instance as Parameters<WASI['start']>[0]);
  } catch (error) {
    const cause = (await stacks?.causeOf(error)) ?? error;
    exceeded = cause instanceof OutputLimit;
    if (cause instanceof WASIProcExit) ending.code = cause.code;
    else ending.trap = messageOf(cause);
  }
  ending.stderr = err.text();
  const frame = exceeded ? { kind: 'output-limit', ms: 0, payload: '' } : parseFrame(secret, answer.text());
  return { frame, stdout: out.text() + ending.stderr, ending };
}

/** A program whose calls do not fit on the engine's stack runs again, from then on with as many stacks as it needs. */
async function runPhase(program: WasmProgram, phase: PhaseName, input: string): Promise<Phase> {
  const ended = await runOnce(program, phase, input);
  return overflowed(ended.ending) && program.deepen() ? runOnce(program, phase, input) : ended;
}

/** Judges one test; the reply of a `run` request (see `harness-runner.ts`). */
export async function runTest(program: WasmProgram, input: string): Promise<object> {
  const first = await runPhase(program, 'answer', input);
  const encoded = first.frame?.kind === 'encoded' ? first.frame : undefined;
  const last = encoded ? await runPhase(program, 'decode', encoded.payload) : first;
  const { frame, ending } = last;
  const printed = encoded ? first.stdout + last.stdout : last.stdout;
  const common = { stdout: printed.slice(0, STDOUT_KEPT), ms: (frame?.ms ?? 0) + (encoded?.ms ?? 0) };
  if (frame?.kind === 'answer') return { kind: 'answer', output: frame.payload, ...common };
  return { ...trapOutcome(frame, ending), ...common };
}
