import type { Styles } from '@react-pdf/renderer';
import { hasRightToLeft } from '#resume/scripts.ts';

type Style = Styles[string];

/** The other side of a property or value. */
const OTHER_SIDE = { left: 'right', right: 'left', Left: 'Right', Right: 'Left' } as const;
const otherSide = (name: string): string =>
  name.replace(/^(?:left|right)$|(?:Left|Right)$/, (side) => OTHER_SIDE[side as keyof typeof OTHER_SIDE]);

const OTHER_ROW = { row: 'row-reverse', 'row-reverse': 'row' } as const;

/** The style of a text without letters that are written from right to left, on a page of them: its marks stay in place. */
export const leftToRight = (style: Style, text: string): Style[] =>
  style.direction === 'rtl' && !hasRightToLeft(text) ? [style, { direction: 'ltr' }] : [style];

/** A style for text that is read from right to left: what stood at the left edge stands at the right one. */
export function mirrored(style: Style): Style {
  const { flexDirection, textAlign } = style;
  const sides = Object.fromEntries(Object.entries(style).map(([name, value]) => [otherSide(name), value]));
  return {
    ...sides,
    direction: 'rtl',
    ...((flexDirection === 'row' || flexDirection === 'row-reverse') && {
      flexDirection: OTHER_ROW[flexDirection],
    }),
    ...((textAlign === 'left' || textAlign === 'right') && { textAlign: OTHER_SIDE[textAlign] }),
  };
}
