import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { rolldown } from 'rolldown';
import { type Drawing, redraw } from '#canvas/drawing.ts';
import { readExcalidraw } from '#canvas/excalidraw/read.ts';
import { writeExcalidraw } from '#canvas/excalidraw/write.ts';
import { KINDS, type Shape } from '#canvas/shape.ts';
import { expect, test } from './test.ts';

const DRAWINGS = 40;

const text = fc.constantFrom('', 'Client', 'two\nlines', 'Größe 中文 🚀', '<b>&"');
const coordinate = fc.integer({ min: -2000, max: 2000 });
const boxes = fc.array(
  fc.record({
    type: fc.constantFrom('rect' as const, 'circle' as const, 'text' as const),
    kind: fc.option(fc.constantFrom(...KINDS), { nil: undefined }),
    x: coordinate,
    y: coordinate,
    w: fc.integer({ min: 20, max: 400 }),
    h: fc.integer({ min: 20, max: 300 }),
    text,
  }),
  { minLength: 2, maxLength: 8 },
);
const lines = fc.array(
  fc.record({
    type: fc.constantFrom('line' as const, 'arrow' as const),
    ends: fc.tuple(coordinate, coordinate, coordinate, coordinate),
    text,
    from: fc.option(fc.nat(7), { nil: undefined }),
    to: fc.option(fc.nat(7), { nil: undefined }),
  }),
  { maxLength: 8 },
);

/** Boxes and lines of every kind, some joined, as the canvas itself would hold them. */
const drawings = fc.tuple(boxes, lines).map(([drawnBoxes, drawnLines]): Drawing => {
  const shapes: Shape[] = drawnBoxes.map(({ kind, text: words, ...box }, at) => ({
    ...box,
    id: `box-${at}`,
    // A text without words is nothing anybody could have drawn.
    text: box.type === 'text' && words === '' ? 'Label' : words,
    ...(kind && { kind }),
  }));
  const boxOf = (at: number | undefined) =>
    at === undefined ? undefined : shapes[at % drawnBoxes.length]?.id;
  const joined = drawnLines.map(({ type, ends: [x, y, x2, y2], text: words, ...line }, at): Shape => {
    const [from, to] = [boxOf(line.from), boxOf(line.to)];
    return {
      id: `line-${at}`,
      ...{ type, x, y, w: 0, h: 0, x2, y2, text: words },
      ...(from && { from }),
      ...(to && to !== from && { to }),
    };
  });
  return redraw({ shapes: [] }, [...shapes, ...joined]);
});

/** Excalidraw's own `restore`, from its published package, as one script for a page. */
async function bundleRestore(folder: (name: string) => string): Promise<string> {
  const entry = folder('entry.mjs');
  const source = import.meta.resolve('@excalidraw/excalidraw');
  writeFileSync(entry, `import { restore } from ${JSON.stringify(source)};\nwindow.restore = restore;\n`);
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    logLevel: 'silent',
    moduleTypes: { '.css': 'empty' },
    transform: { define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' } },
  });
  const { output } = await build.generate({ format: 'iife', codeSplitting: false });
  return output[0].code;
}

interface ExcalidrawFile {
  elements: Record<string, unknown>[];
}

test('Excalidraw takes exported drawings as they are, and gives them back unchanged', async ({
  page,
}, testInfo) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundleRestore((name) => testInfo.outputPath(name)) });
  for (const drawing of fc.sample(drawings, { numRuns: DRAWINGS, seed: 7 })) {
    const file: ExcalidrawFile = JSON.parse(writeExcalidraw(drawing));
    const restored = await page.evaluate((data) => {
      type Restore = (data: unknown, appState: null, elements: null) => ExcalidrawFile;
      const { restore } = window as unknown as { restore: Restore };
      return JSON.parse(JSON.stringify(restore(data, null, null).elements));
    }, file);
    const facts = ({
      id,
      type,
      x,
      y,
      width,
      height,
      points,
      text: words,
      containerId,
    }: ExcalidrawFile['elements'][number]) => ({ id, type, x, y, width, height, points, words, containerId });
    expect(restored.map(facts)).toEqual(file.elements.map(facts));
    expect(restored.filter(({ isDeleted }: { isDeleted?: boolean }) => isDeleted)).toEqual([]);
    const back = readExcalidraw(JSON.stringify({ ...file, elements: restored }));
    expect(back).toEqual({ drawing, setAside: [] });
  }
});
