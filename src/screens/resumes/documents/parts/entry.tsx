import { type Styles, Text, View } from '@react-pdf/renderer';
import { Fragment } from 'react';
import { levelOf } from '#resume/level.ts';
import { type Entry, type HeadPiece, headPieces } from '#resume/outline.ts';
import type { HeadLine } from '#resume/templates/template.ts';
import { leftToRight } from '../mirrored.ts';
import type { Marks, PdfStyles } from '../pdf-styles.ts';
import type { Tag } from '../tagged/structure.ts';
import { LevelDots } from './level-dots.tsx';
import { RichLine } from './rich-line.tsx';

type Style = Styles[string];

const BETWEEN = '  ·  ';

/** Characters of text that go beside a name in a narrow column, and how many of them dots take. */
const NARROW = 12;
const DOTS = 6;

/** Longer bullets, in characters, may go on on the next page; a mark would stand alone if shorter ones did. */
export const LONG = 700;

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
  levels: Marks['levels'];
}

/** An entry that is a name and a few words. */
export function InlineEntry({ entry, styles, stacked, levels }: InlineProps) {
  const text = entry.lines.join(' ');
  const level = levels && levelOf(text);
  const room = level === undefined ? NARROW : NARROW - DOTS;
  const parting = stacked && text.length > room ? '\n' : ': ';
  const words = (style: Style) => (
    <Text style={leftToRight(style, entry.title + text)}>
      {entry.title && (
        <Text style={leftToRight(styles.bold, entry.title + text)}>
          {entry.title}
          {text && parting}
        </Text>
      )}
      <RichLine line={text} styles={styles} />
    </Text>
  );
  if (!levels || level === undefined) return words(styles.line);
  return (
    <View style={stacked ? [styles.withLevel, styles.firstLine] : styles.withLevel}>
      {words(stacked ? styles.fill : styles.level)}
      <View style={stacked ? styles.dots : {}}>
        <LevelDots level={level} {...levels} />
      </View>
    </View>
  );
}
