import { PHOTO_SIDE } from '#resume/photo.ts';
import { dropMessages } from '../upload/drop-messages.ts';
import { type Crop, squareOf } from './crop.ts';

export const PHOTO_ENDINGS = ['.jpg', '.jpeg', '.png', '.webp'];
const LIMITS = { minSize: 1, maxSize: 20_000_000 };
const QUALITY = 0.88;

/** Why a file cannot be a photo, or undefined where it may be one. */
export function photoProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const code = !PHOTO_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))
    ? 'file-invalid-type'
    : size > LIMITS.maxSize
      ? 'file-too-large'
      : size < LIMITS.minSize
        ? 'file-too-small'
        : undefined;
  return code && dropMessages([{ code, message: code }], LIMITS, PHOTO_ENDINGS)[0];
}

/** Draws the square of a picture that is kept, as large as the canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(picture, crop);
  // What is transparent would become black in a JPEG file.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The square as an address that a resume keeps. Where and when the photo was taken is not in it. */
export function croppedPhoto(picture: ImageBitmap, crop: Crop): string {
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO_SIDE;
  canvas.height = PHOTO_SIDE;
  drawCrop(canvas, picture, crop);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
