/** Pixels a canvas unit has in a PNG, so that it stays sharp on dense screens. */
const PNG_SCALE = 2;

/** A PNG of the text of an SVG file. @throws Error when the browser cannot draw it, as when it is too large */
export async function drawPng(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width * PNG_SCALE;
    canvas.height = image.height * PNG_SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('the picture is too large for this browser');
    return blob;
  } finally {
    URL.revokeObjectURL(url);
  }
}
