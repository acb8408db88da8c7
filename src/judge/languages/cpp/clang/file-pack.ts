import { z } from 'zod/mini';

/** Many small files as one: four bytes with the length of a list, the list as JSON (paths and sizes), then what is in the files. */
const listSchema = z.array(z.tuple([z.string(), z.int()]));
const HEAD = 4;

export function packFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const list = new TextEncoder().encode(
    JSON.stringify([...files].map(([path, data]) => [path, data.length])),
  );
  const parts = [new Uint8Array(new Uint32Array([list.length]).buffer), list, ...files.values()];
  const pack = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    pack.set(part, at);
    at += part.length;
  }
  return pack;
}

/** Views into the pack, by path. */
export function unpackFiles(pack: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const size = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  let at = HEAD + size;
  const list = listSchema.parse(JSON.parse(new TextDecoder().decode(pack.subarray(HEAD, at))));
  return new Map(
    list.map(([path, length]) => {
      const data = pack.subarray(at, at + length);
      at += length;
      return [path, data];
    }),
  );
}
