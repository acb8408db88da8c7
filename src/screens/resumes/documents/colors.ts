const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** A color mixed with white. @param share of the color, 0 to 1 */
export const tinted = (color: string, share: number): string =>
  `#${channels(color)
    .map((value) =>
      Math.round(255 + (value - 255) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Relative luminance as WCAG computes it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** White or near black, whichever reads better on a color. */
export const inkOn = (color: string): '#ffffff' | '#1b1b1b' =>
  luminance(color) < 0.25 ? '#ffffff' : '#1b1b1b';
