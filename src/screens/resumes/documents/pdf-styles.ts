import type { Styles } from '@react-pdf/renderer';
import type { Design } from '#resume/design.ts';
import { GRAY, INK, type ResumeTemplate } from '#resume/templates/template.ts';
import { inkOn, tinted } from './colors.ts';
import { mirrored } from './mirrored.ts';

type Style = Styles[string];

const square = (side: number) => ({ width: side, height: side });

/** What does not differ between templates. */
const SHARED = {
  text: {},
  // In a row, as wide as its text.
  contact: { textAlign: 'left' },
  bold: { fontWeight: 600 },
  italic: { fontStyle: 'italic' },
  gray: { color: GRAY },
  link: { color: INK, textDecoration: 'none' },
  head: { flexDirection: 'row' },
  headLeft: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  headRight: { color: GRAY, textAlign: 'right', maxWidth: '58%', paddingLeft: 12 },
  between: { color: GRAY, fontWeight: 400, fontStyle: 'normal' },
  fill: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  bullet: { flexDirection: 'row' },
  mark: { width: 10 },
  // Without a line height of its own: the PDF library multiplies the page's again on every page, and the number is not drawn.
  pageNumber: {
    position: 'absolute',
    bottom: 14,
    left: 0,
    right: 0,
    textAlign: 'center',
    color: GRAY,
    lineHeight: '',
  },
} as const satisfies Record<string, Style>;

const NAME_LINE_HEIGHT = 1.2;
const JUSTIFY = { left: 'flex-start', center: 'center' } as const;
const CAPS = { textTransform: 'uppercase', letterSpacing: 0.5 } as const satisfies Style;
/** In sizes of the font: wide enough that machines take what it parts for two. */
const CONTACT_GAP = 1.65;
/** Of the line between two columns. */
const HAIRLINE = '#d4d4d4';
const TINT = 0.09;
/** Of a dot that is not filled. */
const FAINT = 0.25;
/** Of an icon and a dot, in sizes of the text beside them. */
const ICON = 1.05;
const DOT = 0.55;
/** In sizes of the name. */
const PHOTO = 2.7;
/** The widest photo in a column of its own, in points. */
const WIDEST_PHOTO = 104;

function headingStyle({ heading, accent, page }: ResumeTemplate): Style {
  const rule = `${heading.rule.width} solid ${heading.rule.color ?? accent}`;
  const looks = {
    plain: {},
    under: { borderBottom: rule, paddingBottom: heading.padding },
    around: {
      borderTop: rule,
      borderBottom: rule,
      paddingTop: heading.padding + page.fontSize * 0.12,
      paddingBottom: heading.padding,
    },
    bar: { borderLeft: rule, paddingLeft: 7 },
  } as const satisfies Record<string, Style>;
  return {
    fontSize: heading.fontSize,
    fontWeight: 600,
    color: accent,
    textAlign: heading.align,
    marginBottom: heading.gap,
    ...(heading.caps && CAPS),
    ...(heading.look === 'bar' && { lineHeight: 1.25 }),
    ...looks[heading.look],
  };
}

function headerStyle({ header, page, accent }: ResumeTemplate): Style {
  if (header.band)
    return {
      backgroundColor: accent,
      color: inkOn(accent),
      marginTop: -page.vertical,
      marginHorizontal: -page.horizontal,
      paddingHorizontal: page.horizontal,
      paddingTop: page.vertical * 0.8,
      paddingBottom: page.vertical * 0.6,
    };
  return header.rule
    ? { borderBottom: `${header.rule.width} solid ${accent}`, paddingBottom: header.rule.gap }
    : {};
}

function columnStyles({ side, page, accent }: ResumeTemplate) {
  if (!side) return { main: {}, side: {}, fill: undefined };
  const [outer, inner] = side.at === 'left' ? (['Left', 'Right'] as const) : (['Right', 'Left'] as const);
  const fill: Style = {
    position: 'absolute',
    top: 0,
    bottom: 0,
    width: side.width,
    backgroundColor: tinted(accent, TINT),
  };
  return {
    main: { flexGrow: 1, flexShrink: 1, flexBasis: 0, [`padding${outer}`]: side.gap } as Style,
    side: {
      width: side.width - page.horizontal,
      [`padding${inner}`]: side.gap,
      ...(side.fill === 'rule' && { [`border${inner}`]: `0.75 solid ${HAIRLINE}` }),
    } as Style,
    fill:
      side.fill === 'tint' ? { ...fill, ...(side.at === 'left' ? { left: 0 } : { right: 0 }) } : undefined,
  };
}

function stylesOf(template: ResumeTemplate) {
  const { page, name, headline, contacts, section, entry, bullet, header, accent, align } = template;
  const { main, side, fill } = columnStyles(template);
  const onBand = header.band ? inkOn(accent) : undefined;
  return {
    ...SHARED,
    page: {
      padding: `${page.vertical} ${page.horizontal}`,
      fontSize: page.fontSize,
      lineHeight: page.lineHeight,
      color: INK,
      textAlign: 'left',
    },
    header: headerStyle(template),
    name: {
      fontSize: name.fontSize,
      lineHeight: NAME_LINE_HEIGHT,
      color: onBand ?? accent,
      textAlign: align,
    },
    headline: {
      fontSize: headline.fontSize,
      lineHeight: 1.3,
      marginTop: headline.gap,
      color: onBand ?? GRAY,
      textAlign: align,
    },
    contacts: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      columnGap: contacts.fontSize * CONTACT_GAP,
      justifyContent: JUSTIFY[align],
      marginTop: contacts.gap,
      fontSize: contacts.fontSize,
      color: onBand ?? GRAY,
    },
    contactWithIcon: { flexDirection: 'row', alignItems: 'center', columnGap: contacts.fontSize * 0.45 },
    contactLink: { color: onBand ?? GRAY, textDecoration: 'none' },
    sideContact: { fontSize: contacts.fontSize, marginTop: bullet.gap, color: GRAY },
    // Beside the name, above one that is centered, or at the top of a narrow column.
    headerRow: { flexDirection: align === 'left' ? 'row' : 'column', alignItems: 'center' },
    headerText: align === 'left' ? SHARED.fill : { alignSelf: 'stretch' },
    photo: {
      ...square(name.fontSize * PHOTO),
      ...(align === 'left' ? { marginLeft: 16 } : { marginBottom: 8 }),
    },
    sidePhoto: {
      ...square(
        Math.min(WIDEST_PHOTO, (template.side?.width ?? 0) - page.horizontal - (template.side?.gap ?? 0)),
      ),
      marginBottom: section.gap,
    },
    besideIcon: { ...SHARED.fill, marginTop: 0 },
    // Beside the first line of a text that may have several.
    firstLine: { flexDirection: 'row', alignItems: 'flex-start', marginTop: bullet.gap },
    icon: { marginTop: contacts.fontSize * ((page.lineHeight - ICON) / 2) },
    dots: { marginTop: page.fontSize * ((page.lineHeight - DOT) / 2) },
    // As wide as most levels with their name, so that the dots of several stand below each other.
    level: { minWidth: page.fontSize * 16 },
    section: { marginTop: section.gap },
    heading: headingStyle(template),
    entry: { marginTop: entry.gap },
    line: { marginTop: bullet.gap },
    withLevel: {
      flexDirection: 'row',
      alignItems: 'center',
      marginTop: bullet.gap,
      columnGap: page.fontSize * 0.8,
    },
    pageNumber: { ...SHARED.pageNumber, fontSize: Math.max(7, page.fontSize - 1.5) },
    columns: {
      flexGrow: 1,
      flexDirection: template.side?.at === 'left' ? 'row-reverse' : 'row',
      marginTop: template.side?.contacts ? 0 : section.gap,
    },
    main,
    side,
    sideFill: fill,
  } as const satisfies Record<string, Style | undefined>;
}

/** How drawings that stand beside a text are set, where they are wanted. */
export interface Marks {
  icons?: { size: number; color: string } | undefined;
  levels?: { size: number; colors: { on: string; off: string }; rightToLeft: boolean } | undefined;
}

/** The drawings that a design asks for, in a template's colors. */
export function marksOf(template: ResumeTemplate, design: Design | undefined, rightToLeft: boolean): Marks {
  const { accent, contacts, header, page } = template;
  return {
    ...(design?.icons && {
      icons: { size: contacts.fontSize * ICON, color: header.band ? inkOn(accent) : accent },
    }),
    ...(design?.levels && {
      levels: { size: page.fontSize * DOT, colors: { on: accent, off: tinted(accent, FAINT) }, rightToLeft },
    }),
  };
}

export type PdfStyles = ReturnType<typeof stylesOf>;

/**
 * How a template looks in a PDF.
 * @param rightToLeft whether its text is read from right to left: then everything stands at the other side
 */
export function pdfStyles(template: ResumeTemplate, rightToLeft: boolean): PdfStyles {
  const styles = stylesOf(template);
  if (!rightToLeft) return styles;
  return Object.fromEntries(
    Object.entries(styles).map(([name, style]) => [name, style && mirrored(style)]),
  ) as PdfStyles;
}
