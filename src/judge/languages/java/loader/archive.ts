/** Files in the form that the compiler reads: see Archive.java. */
export function packArchive(files: Iterable<readonly [path: string, content: Uint8Array]>): Uint8Array {
  const encoder = new TextEncoder();
  const entries = [...files].map(([path, content]) => ({ name: encoder.encode(path), content }));
  const size = entries.reduce((sum, { name, content }) => sum + 6 + name.length + content.length, 0);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const { name, content } of entries) {
    view.setUint16(offset, name.length);
    bytes.set(name, offset + 2);
    offset += 2 + name.length;
    view.setUint32(offset, content.length);
    bytes.set(content, offset + 4);
    offset += 4 + content.length;
  }
  return bytes;
}
