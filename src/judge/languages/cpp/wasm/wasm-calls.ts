import { WasmReader } from '#judge/wasm-bytes.ts';

/** Calls that a function's body makes. */
export interface Calls {
  /** Where the callee's number begins and ends, in bytes from the body's start, in order. */
  direct: { callee: number; from: number; to: number }[];
  /** Types of what is called through a table. */
  indirect: number[];
}

/** Numbers and bytes that follow an instruction: `n` a number of any size, `1` a byte. */
function operands(opcode: number): string {
  if (opcode <= 0x01 || opcode === 0x05 || opcode === 0x0b || opcode === 0x0f) return '';
  if (opcode <= 0x04 || opcode === 0x0c || opcode === 0x0d || opcode === 0x10 || opcode === 0x12) return 'n';
  if (opcode === 0x11 || opcode === 0x13) return 'nn';
  if (opcode === 0x1a || opcode === 0x1b) return '';
  if (opcode >= 0x20 && opcode <= 0x26) return 'n';
  if (opcode >= 0x28 && opcode <= 0x3e) return 'nn';
  if (opcode >= 0x3f && opcode <= 0x42) return 'n';
  if (opcode === 0x43) return '1111';
  if (opcode === 0x44) return '11111111';
  if (opcode >= 0x45 && opcode <= 0xc4) return '';
  if (opcode === 0xd0 || opcode === 0xd2) return 'n';
  if (opcode === 0xd1) return '';
  throw new Error(`unknown instruction ${opcode.toString(16)}`);
}

/** The same after `0xfc`: conversions, memory and tables in bulk. */
function bulkOperands(opcode: number): string {
  if (opcode <= 7) return '';
  if (opcode <= 17) return [8, 10, 12, 14].includes(opcode) ? 'nn' : 'n';
  throw new Error(`unknown instruction fc ${opcode}`);
}

const LANES = '1'.repeat(16);

/** The same after `0xfd`: vectors. */
function vectorOperands(opcode: number): string {
  if (opcode <= 11 || opcode === 92 || opcode === 93) return 'nn';
  if (opcode === 12 || opcode === 13) return LANES;
  if (opcode >= 21 && opcode <= 34) return '1';
  return opcode >= 84 && opcode <= 91 ? 'nn1' : '';
}

function skip(reader: WasmReader, what: string): void {
  for (const kind of what) {
    if (kind === 'n') reader.skipNumber();
    else reader.byte();
  }
}

function skipInstruction(reader: WasmReader, opcode: number): void {
  if (opcode === 0x0e) {
    reader.list(() => reader.number());
    reader.number();
  } else if (opcode === 0x1c) reader.list(() => reader.byte());
  else if (opcode === 0xfc) skip(reader, bulkOperands(reader.number()));
  else if (opcode === 0xfd) skip(reader, vectorOperands(reader.number()));
  else skip(reader, operands(opcode));
}

/** Reads the instructions of a body, which begin at `start`. Throws at one that this compiler does not make. */
export function callsOf(body: Uint8Array, start: number): Calls {
  const reader = new WasmReader(body, start);
  const calls: Calls = { direct: [], indirect: [] };
  while (reader.at < body.length) {
    const opcode = reader.byte();
    if (opcode === 0x10 || opcode === 0x12) {
      const from = reader.at;
      calls.direct.push({ callee: reader.number(), from, to: reader.at });
    } else if (opcode === 0x11 || opcode === 0x13) {
      calls.indirect.push(reader.number());
      reader.number();
    } else skipInstruction(reader, opcode);
  }
  return calls;
}
