import { readFileSync } from 'node:fs';
import { Font } from '@react-pdf/renderer';
import { expect, it } from 'vitest';
import type { LoadedFont } from './fontkit.ts';
import { asDataUrl, unpackWoff } from './unpack-woff.ts';

it('unpacks what the font library itself cannot', async () => {
  const file = readFileSync('node_modules/@fontsource/noto-sans-tc/files/noto-sans-tc-119-400-normal.woff');
  Font.register({ family: 'slice', src: asDataUrl(await unpackWoff(new Uint8Array(file))) });
  await Font.load({ fontFamily: 'slice' });
  const font = Font.getFont({ fontFamily: 'slice' })?.data as unknown as LoadedFont;
  expect(font.characterSet).toContain(0x3002);
});
