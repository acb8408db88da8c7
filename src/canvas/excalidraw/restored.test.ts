import { describe, expect, it } from 'vitest';
import type { Drawing } from '../drawing.ts';
import type { Shape } from '../shape.ts';
import { readExcalidraw } from './read.ts';
import fixture from './testing/restored.json' with { type: 'json' };
import { writeExcalidraw } from './write.ts';

/** Fields by which Excalidraw keeps its own books; any other would be a loss of ours. */
const BOOKKEEPING = ['index', 'version', 'versionNonce', 'updated'];

describe(`files that ${fixture.madeBy} restored`, () => {
  it.each(fixture.cases)(
    '$name: written as then, changed in nothing, read back to the same drawing',
    ({ shapes, written, changed }) => {
      const drawing: Drawing = { shapes: shapes as Shape[] };
      const file: { elements: unknown[] } = JSON.parse(writeExcalidraw(drawing));
      expect(file.elements).toEqual(written);

      expect(changed).toHaveLength(written.length);
      expect([...new Set(changed.flatMap(Object.keys))].filter((key) => !BOOKKEEPING.includes(key))).toEqual(
        [],
      );

      const restored = written.map((element, at) => ({ ...element, ...changed[at] }));
      expect(readExcalidraw(JSON.stringify({ ...file, elements: restored }))).toEqual({
        drawing,
        quarantined: [],
      });
    },
  );
});
