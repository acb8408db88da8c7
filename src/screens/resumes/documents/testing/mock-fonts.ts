import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

/** Where the file at an address of the development server is; packages outside of the project have longer addresses. */
const { fileOf } = vi.hoisted(() => ({
  fileOf: (address: string) => address.replace(/^\/@fs\//, '/').replace(/^\/(?=node_modules)/, ''),
}));

// Outside of a page fonts have no addresses; here they are files. To be imported before what loads them.
vi.mock('../../fonts/files.ts', async (original) => {
  const { FONT_FILES, ...rest } = await original<typeof import('../../fonts/files.ts')>();
  const files = JSON.parse(JSON.stringify(FONT_FILES), (_, value) =>
    typeof value === 'string' ? fileOf(value) : value,
  );
  return { ...rest, FONT_FILES: files };
});
vi.mock('../../fonts/font-bytes.ts', () => ({
  fontBytes: async (address: string) => new Uint8Array(readFileSync(fileOf(address))),
}));
