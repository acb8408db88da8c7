/** A frame of the program's own code. */
export interface JavaFrame {
  className: string;
  method: string;
  file: string;
  line: number;
}

interface Row {
  address: number;
  frames: JavaFrame[];
}

const TEXT = 't ';

/** The texts that the compiler left for exceptions, by number: see ImplicitFailures.java. */
export const failureTexts = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(TEXT))
    .map((line) => line.slice(TEXT.length));

/** Reads what the compiler wrote: see LineTable.java. */
function readRows(text: string): Row[] {
  const methods: Omit<JavaFrame, 'line'>[] = [];
  const rows: Row[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('m ')) {
      const [className = '', method = '', file = ''] = line.slice(2).split('\t');
      methods.push({ className, method, file });
    } else if (line !== '' && !line.startsWith(TEXT)) {
      const [address, ...frames] = line.split(' ');
      rows.push({
        address: Number(address),
        frames: frames.flatMap((frame) => {
          const [index, at] = frame.split(':').map(Number);
          const method = methods[index as number];
          return method ? [{ ...method, line: at as number }] : [];
        }),
      });
    }
  }
  return rows;
}

const FRAME = /wasm-function\[\d+\]:0x([0-9a-f]+)/g;

/** Names the program's frames in stacks of the engine. The table is read when somebody asks first. */
export function lineTable(text: string): (stack: string) => JavaFrame[] {
  let rows: Row[] | undefined;
  return (stack) => {
    rows ??= readRows(text);
    const known = rows;
    return [...stack.matchAll(FRAME)].flatMap(([, hex]) => {
      const address = Number.parseInt(hex as string, 16);
      let low = 0;
      let high = known.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((known[middle] as Row).address <= address) low = middle + 1;
        else high = middle;
      }
      return known[low - 1]?.frames ?? [];
    });
  };
}
