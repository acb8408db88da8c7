import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

// Outside of a page fonts have no addresses; here they are files. To be imported before what loads them.
vi.mock('../../fonts/files.ts', async (original) => {
  const { FONT_FILES, ...rest } = await original<typeof import('../../fonts/files.ts')>();
  const files = JSON.parse(JSON.stringify(FONT_FILES).replaceAll('"/node_modules', '"node_modules'));
  return { ...rest, FONT_FILES: files };
});
vi.mock('../../fonts/font-bytes.ts', () => ({
  fontBytes: async (address: string) => new Uint8Array(readFileSync(address.slice(1))),
}));
