/** Pages of 64 KB: a gigabyte. A program that needs more of the compiler is made to. */
const PAGES = 16_384;

/** `1 memory, with a maximum, of 278 pages at first, of 65,536 at most`: the module's fifth section. */
const SECTION = [0x05, 0x07, 0x01, 0x01, 0x96, 0x02, 0x80, 0x80, 0x04];
/** So far into a file are the sections of types, imports, functions and tables. */
const SEARCHED = 4 << 20;

/** A copy of LLVM's module that takes no more memory than that. Throws if this is not the module it knows. */
export function limitMemory(original: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(original);
  const at = positionOf(bytes.subarray(0, SEARCHED), SECTION);
  if (at < 0) throw new Error('the memory of LLVM was not recognized');
  bytes.set([(PAGES & 0x7f) | 0x80, ((PAGES >> 7) & 0x7f) | 0x80, PAGES >> 14], at + SECTION.length - 3);
  return bytes;
}

function positionOf(bytes: Uint8Array, pattern: number[]): number {
  const first = pattern[0] ?? 0;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (pattern.every((byte, offset) => bytes[at + offset] === byte)) return at;
  }
  return -1;
}
