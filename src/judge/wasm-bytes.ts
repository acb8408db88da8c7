/** Reads a WebAssembly module's bytes one after the other. Reading past the end gives zeros. */
export class WasmReader {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  byte(): number {
    return this.#bytes[this.at++] ?? 0;
  }

  /** An unsigned number of up to 32 bits. */
  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }

  /** Passes over a number of any size. */
  skipNumber(): void {
    while (this.byte() >= 0x80);
  }

  list<Item>(read: () => Item): Item[] {
    return Array.from({ length: this.number() }, read);
  }
}

/** An unsigned number as modules write it. */
export function numberBytes(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...numberBytes(value >>> 7)];
}

/** A constant's number, signed, of up to 32 bits. */
export function signedBytes(value: number): number[] {
  return value >= -64 && value < 64 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signedBytes(value >> 7)];
}

/** Pieces put together. */
export function joined(pieces: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
