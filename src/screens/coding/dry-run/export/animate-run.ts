import { type AnimationFrame, animatedPng } from './apng.ts';
import { collectSteps, pageTokens, type RunToExport } from './export-run.tsx';
import { animationSize, frameSvg, sized } from './frame-svg.ts';

/** Steps that an animation has; of a longer run, those around the one that is shown. */
const MOST_STEPS = 150;
const FRAME_MS = 900;
const LAST_MS = 3000;
/** Pixels of one frame: a larger picture is drawn smaller. */
const MOST_PIXELS = 2_000_000;

async function drawn(svg: string, canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('the picture is too large for this browser');
    return new Uint8Array(await blob.arrayBuffer());
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A run as an animated PNG: each step with its line, its words and its pictures. */
export async function animateRun(run: RunToExport): Promise<Blob> {
  const { frames, pictures } = await collectSteps(run, MOST_STEPS);
  const files = pictures.map(sized);
  const size = animationSize(frames, files);
  const lines = run.source.split('\n');
  const tokenOf = pageTokens();
  const canvas = document.createElement('canvas');
  const scale = Math.min(1.5, Math.sqrt(MOST_PIXELS / (size.width * size.height)));
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  const shots: AnimationFrame[] = [];
  for (const [index, frame] of frames.entries()) {
    const png = await drawn(frameSvg(frame, files, lines, size, tokenOf), canvas);
    shots.push({ png, milliseconds: index === frames.length - 1 ? LAST_MS : FRAME_MS });
  }
  return new Blob([animatedPng(shots)], { type: 'image/png' });
}
