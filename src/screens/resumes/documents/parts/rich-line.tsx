import { Link, Text } from '@react-pdf/renderer';
import { richRuns } from '#resume/rich-text.ts';
import { leftToRight } from '../mirrored.ts';
import type { PdfStyles } from '../pdf-styles.ts';

const UNDERLINED = { textDecoration: 'underline' } as const;

/** The runs of a line with bold, italic and links; goes inside of a text. */
export function RichLine({ line, styles }: { line: string; styles: PdfStyles }) {
  return richRuns(line).map(({ text, bold, italic, href }, at) => {
    const key = `${at}${text}`;
    if (href)
      return (
        <Link key={key} src={href} style={[...leftToRight(styles.link, line), UNDERLINED]}>
          {text}
        </Link>
      );
    if (!bold && !italic) return text;
    return (
      <Text key={key} style={leftToRight(bold ? styles.bold : styles.italic, line)}>
        {text}
      </Text>
    );
  });
}
