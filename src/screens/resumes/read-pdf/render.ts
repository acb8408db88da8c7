import { openPdf } from '#resume/pdf/open.ts';

const MAX_PAGES = 20;

interface Drawn {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

/** Makes the canvases of PDF.js where there is no page. */
class OffscreenFactory {
  create(width: number, height: number): Drawn {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext('2d') };
  }
  getNoAlphaContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D | null {
    return canvas.getContext('2d', { alpha: false });
  }
  reset({ canvas }: Drawn, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }
  destroy(drawn: Drawn): void {
    drawn.canvas = null;
    drawn.context = null;
  }
}

/** A resume asks for no filters; without a page there are none. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy = () => undefined;
}

/**
 * A PNG of every page of a PDF, at most twenty. Runs in a worker.
 * @param scale pixels a point of the page has
 */
export async function renderPages(data: Uint8Array, scale: number): Promise<Blob[]> {
  const pdf = await openPdf(data, { CanvasFactory: OffscreenFactory, FilterFactory: NoFilters });
  const pictures: Blob[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale });
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
    pictures.push(await canvas.convertToBlob({ type: 'image/png' }));
  }
  await pdf.loadingTask.destroy();
  return pictures;
}
