/** What a judged C++ program says on its answer channel: `<secret> <kind> <milliseconds>\n<payload>`. */
export interface Frame {
  kind: string;
  /** Milliseconds spent in the user's code, as the program itself measured. */
  ms: number;
  payload: string;
}

/** The first thing a program reads: the secret that its frame must begin with, the phase, then the test's input. */
export function encodeTest(secret: string, phase: 'answer' | 'decode', input: string): string {
  return `${secret} ${phase}\n${input}`;
}

/** Finds the frame among whatever else the program wrote to the channel; `undefined` when it ended without one. */
export function parseFrame(secret: string, text: string): Frame | undefined {
  const start = text.indexOf(`${secret} `);
  const end = text.indexOf('\n', start);
  if (start < 0 || end < 0) return;
  const [, kind = '', ms = ''] = text.slice(start, end).split(' ');
  return { kind, ms: Number(ms) || 0, payload: text.slice(end + 1) };
}
