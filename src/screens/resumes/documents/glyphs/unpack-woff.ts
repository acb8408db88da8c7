/** What setting horizontal text takes of a font; its other tables are left out. */
const TABLES = new Set([
  'GDEF',
  'GPOS',
  'GSUB',
  'OS/2',
  'cmap',
  'cvt ',
  'fpgm',
  'glyf',
  'head',
  'hhea',
  'hmtx',
  'loca',
  'maxp',
  'name',
  'post',
  'prep',
]);

const [WOFF_HEADER, WOFF_ENTRY, HEADER, ENTRY] = [44, 20, 12, 16];

async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

interface Table {
  tag: string;
  bytes: Uint8Array;
}

async function tablesOf(file: Uint8Array): Promise<Table[]> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const entries = Array.from({ length: view.getUint16(12) }, (_, at) => WOFF_HEADER + at * WOFF_ENTRY);
  const tables = entries.map(async (entry) => {
    const tag = String.fromCharCode(...file.subarray(entry, entry + 4));
    const [offset, packed, length] = [4, 8, 12].map((field) => view.getUint32(entry + field)) as number[];
    const bytes = file.subarray(offset, (offset ?? 0) + (packed ?? 0));
    return { tag, bytes: TABLES.has(tag) && packed !== length ? await inflate(bytes) : bytes };
  });
  return (await Promise.all(tables)).filter(({ tag }) => TABLES.has(tag));
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * A packed font file (WOFF) as a plain one. The browser unpacks it in a moment; the font library's own inflater takes
 * long, and fails at some of the files.
 */
export async function unpackWoff(file: Uint8Array): Promise<Uint8Array> {
  const tables = await tablesOf(file);
  let offset = HEADER + tables.length * ENTRY;
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), offset);
  const font = new Uint8Array(size);
  const view = new DataView(font.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  for (const [at, { tag, bytes }] of tables.entries()) {
    const entry = HEADER + at * ENTRY;
    for (let letter = 0; letter < 4; letter += 1) font[entry + letter] = tag.charCodeAt(letter);
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, bytes.length);
    font.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return font;
}

/** A font file as an address that holds it. */
export function asDataUrl(file: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < file.length; at += 0x8000)
    binary += String.fromCharCode(...file.subarray(at, at + 0x8000));
  return `data:font/ttf;base64,${btoa(binary)}`;
}
