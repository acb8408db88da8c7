import { type Query, satisfies } from '#base/trace-query.ts';

/** What a dry run may record, and where its numbers of calls and objects begin. */
interface RecorderLimits {
  seconds: number;
  steps: number;
  bytes: number;
  firstNumber: number;
  /** What to keep of the steps between beginning and end. */
  around?: Query;
}

/** Operations as the program wrote them: JSON, not looked at. */
export interface Recording {
  operations: unknown[];
  branches: unknown;
  /** The time was up before the program ended. */
  stopped: boolean;
  /** Steps that were dropped between the beginning and the end. */
  skipped: number;
}

/** Thrown through a program that ran long enough, which cannot catch it. */
export class TraceStopped extends Error {}

const CHUNK = 16_384;
/** Of the end, which comes in parts. */
const PARTS_KEPT = 4;
/** Characters of one operation's text. */
const PRINTED_AT_ONCE = 10_000;

/** Parts between the beginning and the end that hold what was asked for. */
const PARTS_ASKED_FOR = 2;

interface Part {
  texts: string[];
  steps: number;
  /** Steps before it. */
  before: number;
}

/** Whether recorded operations hold what somebody asks for. */
function holds(text: string, { line, condition }: Query): boolean {
  if (line !== undefined && !text.includes(`["l",${line}]`)) return false;
  if (!condition) return true;
  const name = condition.name.replace(/^this\./, '');
  const pattern = new RegExp(String.raw`\["(?:v|k)",\d+,"s?${name}",([^\[\]{}]*?|\[\d+\])(?:,\d+)?\],`, 'g');
  return [...text.matchAll(pattern)].some(([, value = '']) => {
    try {
      return satisfies(condition, JSON.parse(value));
    } catch {
      return false;
    }
  });
}

/** Takes a program's trace while it runs: what Recorder.java writes. */
export class TraceRecorder {
  readonly #limits: RecorderLimits;
  #units = new Uint16Array(CHUNK);
  #length = 0;
  #texts: string[] = [];
  #head: Part | undefined;
  #parts: Part[] = [];
  #asked: Part[] = [];
  /** Steps of the parts that have ended. */
  #before = 0;
  #skipped = 0;
  #printed = '';
  #stopped = false;

  constructor(limits: RecorderLimits) {
    this.#limits = limits;
  }

  /** What is printed is told as an effect of the step that printed it. */
  print(text: string): void {
    this.#printed += text;
  }

  /** The imports of a program that is dry-run; `flush` has what it printed so far handed to `print`. */
  imports(flush: () => void) {
    const { seconds, steps, bytes, firstNumber } = this.#limits;
    const limits = [seconds, steps, bytes, firstNumber];
    return {
      traceLimit: (which: number) => limits[which] ?? 0,
      traceUnit: (unit: number) => {
        if (this.#length === CHUNK) this.#keep();
        this.#units[this.#length++] = unit;
      },
      tracePart: this.#endPart,
      traceHasPrinted: () => {
        flush();
        return this.#printed === '' ? 0 : 1;
      },
      tracePrint: this.#tellPrinted,
      traceStop: () => {
        this.#stopped = true;
        throw new TraceStopped();
      },
    };
  }

  #keep(): void {
    this.#texts.push(String.fromCharCode(...this.#units.subarray(0, this.#length)));
    this.#length = 0;
  }

  #take(steps: number): Part {
    this.#keep();
    const part = { texts: this.#texts, steps, before: this.#before };
    this.#texts = [];
    this.#before += steps;
    return part;
  }

  #endPart = (steps: number): void => {
    const part = this.#take(steps);
    if (!this.#head) {
      this.#head = part;
      return;
    }
    const { around } = this.#limits;
    if (around && this.#asked.length < PARTS_ASKED_FOR && holds(part.texts.join(''), around)) {
      this.#asked.push(part);
      return;
    }
    this.#parts.push(part);
    if (this.#parts.length > PARTS_KEPT - this.#asked.length)
      this.#skipped += this.#parts.shift()?.steps ?? 0;
  };

  #tellPrinted = (): void => {
    this.#keep();
    for (let at = 0; at < this.#printed.length; at += PRINTED_AT_ONCE) {
      const text = this.#printed.slice(at, at + PRINTED_AT_ONCE);
      this.#texts.push(`${JSON.stringify(['p', text])},`);
    }
    this.#printed = '';
  };

  /** Everything that was recorded; undefined where the program never began. */
  finish(): Recording | undefined {
    if (this.#printed !== '') this.#tellPrinted();
    const parts = [this.#head, ...this.#asked, ...this.#parts, this.#take(0)].filter(
      (part) => part !== undefined,
    );
    const kept = parts.flatMap(({ texts }) => texts).join('');
    const end = kept.lastIndexOf('],');
    if (end < 0) return;
    const [first, ...operations] = JSON.parse(`[${kept.slice(0, end + 1)}]`) as [unknown[], ...unknown[]];
    // Each part but the first begins with a gap: it says where in the run it is.
    const begins = parts.slice(1).map(({ before }) => before);
    for (const operation of operations)
      if (Array.isArray(operation) && operation[0] === 'K') operation[1] = begins.shift() ?? 0;
    return { operations, branches: first[1], stopped: this.#stopped, skipped: this.#skipped };
  }
}
