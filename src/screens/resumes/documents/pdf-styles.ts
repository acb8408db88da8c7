import type { Styles } from '@react-pdf/renderer';
import { GRAY, INK, type ResumeTemplate } from '#resume/templates/template.ts';

type Style = Styles[string];

/** What does not differ between templates. */
const SHARED = {
  bold: { fontWeight: 600 },
  italic: { fontStyle: 'italic' },
  gray: { color: GRAY },
  link: { color: INK, textDecoration: 'none' },
  head: { flexDirection: 'row', flexWrap: 'wrap' },
  piece: { maxWidth: '100%' },
  between: { color: GRAY, fontWeight: 400, fontStyle: 'normal' },
  fill: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  bullet: { flexDirection: 'row' },
  mark: { width: 10 },
} as const satisfies Record<string, Style>;

const NAME_LINE_HEIGHT = 1.2;
const JUSTIFY = { left: 'flex-start', center: 'center' } as const;

/** How a template looks in a PDF. */
export const pdfStyles = ({
  page,
  name,
  contacts,
  section,
  heading,
  entry,
  bullet,
  ...look
}: ResumeTemplate) =>
  ({
    ...SHARED,
    page: {
      padding: `${page.vertical} ${page.horizontal}`,
      fontSize: page.fontSize,
      lineHeight: page.lineHeight,
      color: INK,
    },
    name: {
      fontSize: name.fontSize,
      lineHeight: NAME_LINE_HEIGHT,
      color: look.accent,
      textAlign: look.align,
    },
    contacts: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      justifyContent: JUSTIFY[look.align],
      marginTop: contacts.gap,
      fontSize: contacts.fontSize,
      color: GRAY,
    },
    section: { marginTop: section.gap },
    heading: {
      fontSize: heading.fontSize,
      fontWeight: 600,
      color: look.accent,
      borderBottom: `${heading.rule.width} solid ${heading.rule.color}`,
      paddingBottom: heading.padding,
      marginBottom: heading.gap,
    },
    entry: { marginTop: entry.gap },
    line: { marginTop: bullet.gap },
  }) as const satisfies Record<string, Style>;

export type PdfStyles = ReturnType<typeof pdfStyles>;
