/** One picture of an animation: a PNG file, and how long it stays. */
export interface AnimationFrame {
  png: Uint8Array;
  milliseconds: number;
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

const SUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (SUMS[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

interface Chunk {
  type: string;
  data: Uint8Array;
}

/** The parts that a PNG file consists of. @throws for what is none */
export function chunksOf(png: Uint8Array): Chunk[] {
  if (SIGNATURE.some((byte, index) => png[index] !== byte)) throw new Error('this is no PNG file');
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= png.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

function written({ type, data }: Chunk): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index += 1) bytes[4 + index] = type.charCodeAt(index);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, checksum(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

const numbers = (...values: number[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value);
  return new Uint8Array(view.buffer);
};

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** What a frame is drawn over, and for how long: the whole picture anew, in thousandths of a second. */
function control(number: number, size: readonly [number, number], milliseconds: number): Chunk {
  const rest = new Uint8Array(6);
  const view = new DataView(rest.buffer);
  view.setUint16(0, Math.min(65_535, Math.round(milliseconds)));
  view.setUint16(2, 1000);
  return { type: 'fcTL', data: joined([numbers(number, ...size, 0, 0), rest]) };
}

/** An animated PNG of pictures that are all of one size; it plays over and over. @throws where they aren't */
export function animatedPng(frames: readonly AnimationFrame[]): Uint8Array<ArrayBuffer> {
  const read = frames.map(({ png }) => chunksOf(png));
  const header = read[0]?.find(({ type }) => type === 'IHDR')?.data;
  if (!header) throw new Error('there is no picture to animate');
  const view = new DataView(header.buffer, header.byteOffset);
  const size = [view.getUint32(0), view.getUint32(4)] as const;
  const chunks: Chunk[] = [
    { type: 'IHDR', data: header },
    { type: 'acTL', data: numbers(frames.length, 0) },
  ];
  // Control and data of the frames are counted together.
  let number = 0;
  for (const [index, parts] of read.entries()) {
    const own = parts.find(({ type }) => type === 'IHDR')?.data;
    if (own?.join() !== header.join()) throw new Error('the pictures of an animation are of one size');
    chunks.push(control(number++, size, frames[index]?.milliseconds ?? 0));
    for (const { type, data } of parts) {
      if (type !== 'IDAT') continue;
      chunks.push(index === 0 ? { type, data } : { type: 'fdAT', data: joined([numbers(number++), data]) });
    }
  }
  chunks.push({ type: 'IEND', data: new Uint8Array() });
  return joined([Uint8Array.from(SIGNATURE), ...chunks.map(written)]) as Uint8Array<ArrayBuffer>;
}
