import { z } from 'zod/mini';

/** The side of the square that a photo is cut to, in pixels: sharp at an inch and a half in print. */
export const PHOTO_SIDE = 480;
/** Of the address that holds it; such a square has a tenth of it. */
const MOST_CHARACTERS = 400_000;
const ADDRESS = /^data:image\/jpeg;base64,(?<data>[\w+/]+={0,2})$/;

export const PHOTO_SHAPES = ['round', 'square'] as const;
export type PhotoShape = (typeof PHOTO_SHAPES)[number];

/** Where a JPEG file's frame says its size, in front of which are segments with lengths of their own. */
function jpegSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    // The others of this range are tables.
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker < 0xff01 || view.getUint16(at + 2) < 2) return undefined;
  }
  return undefined;
}

/** The file in the address of a photo. */
export const photoBytes = (image: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(ADDRESS.exec(image)?.groups?.data ?? ''), (letter) => letter.charCodeAt(0));

/** Whether an address is a photo as we cut it: a JPEG file with a size, which a PDF can hold. */
export function isPhoto(image: string): boolean {
  if (image.length > MOST_CHARACTERS || !ADDRESS.test(image)) return false;
  try {
    const size = jpegSize(photoBytes(image));
    return size !== undefined && size.width > 0 && size.width === size.height;
  } catch {
    return false;
  }
}

export const photoSchema = z.object({
  /** A square JPEG file as a `data:` address. */
  image: z.string().check(z.refine(isPhoto)),
  shape: z.catch(z.enum(PHOTO_SHAPES), 'round'),
  /** Whether it is printed; it is kept either way. */
  shown: z.catch(z.boolean(), true),
});
export type Photo = z.infer<typeof photoSchema>;

/**
 * The photo in a file of others or ours, or undefined where there is none that can be printed.
 * @param image its address, which other tools know too
 * @param more what only ours say of it
 */
export function photoFrom(image: unknown, more: unknown): Photo | undefined {
  const found = typeof more === 'object' ? { image, ...more } : { image };
  return z.safeParse(photoSchema, found).data;
}
