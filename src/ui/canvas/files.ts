import fontFile from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { amount } from '#base/amount.ts';
import { EMPTY } from '#canvas/drawing.ts';
import { exportSvg } from '#canvas/export-svg.ts';
import { load } from '#canvas/history.ts';
import { downloadBlob, downloadText } from '../download.ts';
import { drawPng } from '../draw-png.ts';
import { toast } from '../toast.tsx';
import type { CanvasStore } from './canvas-store.ts';

/** The screen's typeface as a data address; undefined where it cannot be loaded, and the reader's own letters stand in. */
async function fontAddress(): Promise<string | undefined> {
  try {
    const file = await (await fetch(fontFile)).blob();
    return await new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result).replace(/^data:[^;,]*/, 'data:font/woff2'));
      reader.onerror = reject;
      reader.readAsDataURL(file);
    });
  } catch {
    return undefined;
  }
}

/** A way to take a drawing elsewhere. */
export interface ExportFormat {
  label: string;
  save: (store: CanvasStore, name: string) => Promise<void>;
}

/** @param name of the file, without its ending, and title of the picture */
export const EXPORTS: readonly ExportFormat[] = [
  {
    label: 'Export PNG',
    save: async (store, name) => {
      try {
        downloadBlob(`${name}.png`, await drawPng(exportSvg(store.get().drawing, name, await fontAddress())));
      } catch {
        toast({ text: 'This drawing is too large for a PNG. Export it as SVG instead.' });
      }
    },
  },
  {
    label: 'Export SVG',
    save: async (store, name) =>
      downloadText(`${name}.svg`, exportSvg(store.get().drawing, name, await fontAddress()), 'image/svg+xml'),
  },
  {
    label: 'Export .excalidraw',
    save: async (store, name) => {
      const { writeExcalidraw } = await import('#canvas/excalidraw/write.ts');
      downloadText(`${name}.excalidraw`, writeExcalidraw(store.get().drawing), 'application/json');
    },
  },
];

const shapes = (count: number) => amount(count, 'shape');

/** Replaces the drawing with that of an `.excalidraw` file and says what could not be taken over. */
export async function importFile(store: CanvasStore, file: File): Promise<void> {
  const [{ readExcalidraw }, text] = await Promise.all([import('#canvas/excalidraw/read.ts'), file.text()]);
  const { drawing, quarantined } = readExcalidraw(text);
  const before = store.get().drawing;
  if (drawing === EMPTY) {
    const reason = quarantined[0]?.reason;
    return toast({
      text: `Nothing imported: ${reason ? `${file.name} ${reason}` : 'the drawing is empty'}.`,
    });
  }
  store.update((state) => load(state, drawing));
  const left = quarantined.length > 0 ? `, ${quarantined.length} left out (${quarantined[0]?.reason})` : '';
  toast({
    text: `${shapes(drawing.shapes.length)} imported${left}.`,
    undo: () => store.update((state) => load(state, before)),
  });
}

/** Empties the canvas; the message at the foot of the page takes it back. */
export function clearCanvas(store: CanvasStore): void {
  const before = store.get().drawing;
  store.update((state) => load(state, EMPTY));
  toast({ text: 'Canvas cleared.', undo: () => store.update((state) => load(state, before)) });
}
