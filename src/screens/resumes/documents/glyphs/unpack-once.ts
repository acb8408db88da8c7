import type { LoadedFont, TableStream } from './fontkit.ts';

/**
 * Workaround 1 of 4 for @react-pdf's font library, fontkit: it unpacks a WOFF table again for every glyph that it reads,
 * which took three quarters of the time of a PDF. Each table is unpacked once.
 */
export function unpackOnce(font: LoadedFont): void {
  const unpack = font._getTableStream?.bind(font);
  if (!unpack) return;
  const unpacked = new Map<string, TableStream>();
  font._getTableStream = (tag) => {
    const table = unpacked.get(tag) ?? unpack(tag);
    // Of a table that was not packed this is the whole file's stream, placed at the table.
    if (!table || table === font.stream) return table;
    unpacked.set(tag, table);
    const Stream = table.constructor as new (buffer: Uint8Array) => TableStream;
    return new Stream(table.buffer);
  };
}
