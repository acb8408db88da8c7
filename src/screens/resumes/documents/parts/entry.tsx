import { Text, View } from '@react-pdf/renderer';
import { Fragment } from 'react';
import { type Entry, type HeadPiece, headPieces } from '#resume/outline.ts';
import type { HeadLine } from '#resume/templates/template.ts';
import { leftToRight } from '../mirrored.ts';
import type { PdfStyles } from '../pdf-styles.ts';
import type { Tag } from '../tagged/structure.ts';
import { RichLine } from './rich-line.tsx';

const BETWEEN = '  ·  ';

/** Longer bullets, in characters, may go on on the next page; a mark would stand alone if shorter ones did. */
const LONG = 700;

interface BulletProps {
  text: string;
  styles: PdfStyles;
  /** Of the item in its list. */
  tag: Tag;
}

/** A line with its bullet, which stays outside of the text's own left edge. */
export function Bullet({ text, styles, tag }: BulletProps) {
  return (
    <View style={[styles.bullet, styles.line]} wrap={text.length > LONG} data-tag={tag}>
      <Text style={styles.mark} data-tag={['Lbl']}>
        •
      </Text>
      <Text style={leftToRight(styles.fill, text)} data-tag={['LBody']}>
        <RichLine line={text} styles={styles} />
      </Text>
    </View>
  );
}

function Pieces({ pieces, styles }: { pieces: HeadPiece[]; styles: PdfStyles }) {
  return pieces.map(({ text, look }, at) => (
    <Fragment key={look + text}>
      {at > 0 && <Text style={styles.between}>{BETWEEN}</Text>}
      <Text style={leftToRight(styles[look], textOfPieces(pieces))}>{text}</Text>
    </Fragment>
  ));
}

const textOfPieces = (pieces: readonly HeadPiece[]): string => pieces.map(({ text }) => text).join(' ');

interface HeadProps {
  entry: Entry;
  styles: PdfStyles;
  lines: readonly HeadLine[];
}

/** The names, dates and place of an entry, line by line. */
export function Head({ entry, styles, lines }: HeadProps) {
  return lines.map(({ left, right }, at) => {
    const [names, facts] = [headPieces(entry, left), headPieces(entry, right)];
    if (names.length === 0 && facts.length === 0) return null;
    return (
      <View key={left.join()} style={styles.head}>
        <Text style={leftToRight(styles.headLeft, textOfPieces(names))} data-tag={[at === 0 ? 'H3' : 'P']}>
          <Pieces pieces={names} styles={styles} />
        </Text>
        {facts.length > 0 && (
          <Text style={leftToRight(styles.headRight, textOfPieces(facts))}>
            <Pieces pieces={facts} styles={styles} />
          </Text>
        )}
      </View>
    );
  });
}

interface InlineProps {
  entry: Entry;
  styles: PdfStyles;
  /** The name on a line of its own, as in a narrow column. */
  stacked: boolean;
}

/** An entry that is a name and a few words. */
export function InlineEntry({ entry, styles, stacked }: InlineProps) {
  const text = entry.lines.join(' ');
  const parting = stacked && text.length > 12 ? '\n' : ': ';
  return (
    <Text style={leftToRight(styles.line, entry.title + text)}>
      {entry.title && (
        <Text style={leftToRight(styles.bold, entry.title + text)}>
          {entry.title}
          {text && parting}
        </Text>
      )}
      <RichLine line={text} styles={styles} />
    </Text>
  );
}
