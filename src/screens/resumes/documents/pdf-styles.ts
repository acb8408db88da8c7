import type { Styles } from '@react-pdf/renderer';
import type { Template } from '#resume/model.ts';

const INK = '#1b1b1b';
const GRAY = '#555555';
const ACCENT = '#1f3f7a';

const shared = {
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
} as const;

const professional = {
  ...shared,
  page: { padding: '42 48', fontSize: 10, lineHeight: 1.4, color: INK },
  name: { fontSize: 25, lineHeight: 1.2, color: ACCENT },
  contacts: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 4, fontSize: 9.5, color: GRAY },
  section: { marginTop: 13 },
  heading: {
    fontSize: 12.5,
    fontWeight: 600,
    color: ACCENT,
    borderBottom: `0.75 solid ${ACCENT}`,
    paddingBottom: 1.5,
    marginBottom: 5,
  },
  entry: { marginTop: 7 },
  line: { marginTop: 1.5 },
} as const;

const concise = {
  ...shared,
  page: { padding: '34 42', fontSize: 9.4, lineHeight: 1.3, color: INK },
  name: { fontSize: 19, lineHeight: 1.2, color: INK, textAlign: 'center' },
  contacts: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    marginTop: 2,
    fontSize: 9,
    color: GRAY,
  },
  section: { marginTop: 8 },
  heading: {
    fontSize: 11,
    fontWeight: 600,
    color: INK,
    borderBottom: '0.5 solid #999999',
    paddingBottom: 0.5,
    marginBottom: 3,
  },
  entry: { marginTop: 3.5 },
  line: { marginTop: 0.5 },
} as const;

export type PdfStyles = Record<keyof typeof professional, Styles[string]>;

export const PDF_STYLES: Record<Template, PdfStyles> = { professional, concise };
