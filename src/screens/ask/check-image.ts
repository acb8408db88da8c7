const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
const MAX_BYTES = 5_000_000;

export const ACCEPTED = TYPES.join(',');

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Why a file cannot be attached, or undefined where it can. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!TYPES.includes(type)) return 'This file isn’t an image. Choose a PNG, JPEG, WebP, GIF or AVIF file.';
  if (size > MAX_BYTES) return `This image is ${megabytes(size)}. The limit is 5 MB.`;
  if (size === 0) return 'This file is empty.';
  return undefined;
}
