/** A file in a ZIP archive. */
export interface ZipEntry {
  name: string;
  /** Its content. @throws when it is damaged, encrypted or unpacks to more than the limit */
  bytes: () => Promise<Uint8Array>;
}

/** What one file may unpack to: far above any resume, far below what a page can hold. */
const MAX_UNPACKED = 30_000_000;
const MAX_ENTRIES = 5000;

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
/** The end record is this long, and a comment of at most 64 KiB may follow. */
const END_LENGTH = 22;
const COMMENT = 65_535;

/** Why an archive cannot be read. */
export class ZipError extends Error {
  readonly reason: 'damaged' | 'too-large' | 'encrypted';
  constructor(reason: ZipError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

const damaged = (): ZipError => new ZipError('damaged');

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_LENGTH - COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= lowest; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw damaged();
}

/** Unpacks a stream, and stops as soon as it is larger than the limit, whatever the archive said of its size. */
async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw damaged();
    });
    if (done) break;
    length += value.length;
    if (length > MAX_UNPACKED) {
      await reader.cancel().catch(() => undefined);
      throw new ZipError('too-large');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** The files of a ZIP archive by its directory; nothing is unpacked yet. @throws ZipError */
export function zipEntries(archive: Uint8Array): ZipEntry[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  if (archive.length < END_LENGTH) throw damaged();
  const end = findEnd(view);
  const count = Math.min(view.getUint16(end + 10, true), MAX_ENTRIES);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > archive.length || view.getUint32(at, true) !== CENTRAL) throw damaged();
    const encrypted = (view.getUint16(at + 8, true) & 1) === 1;
    const method = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 20, true);
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const bytes = async () => {
      if (encrypted) throw new ZipError('encrypted');
      if (local + 30 > archive.length) throw damaged();
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      if (start + size > archive.length) throw damaged();
      const packed = archive.subarray(start, start + size);
      if (method === 0) return packed;
      if (method === 8) return inflate(packed);
      throw damaged();
    };
    entries.push({ name, bytes });
  }
  return entries;
}
