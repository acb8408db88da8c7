import { Text, View } from '@react-pdf/renderer';
import { Fragment } from 'react';
import type { Entry, OutlineSection } from '#resume/outline.ts';
import type { HeadLine } from '#resume/templates/template.ts';
import { leftToRight } from '../mirrored.ts';
import type { Marks, PdfStyles } from '../pdf-styles.ts';
import type { Tag } from '../tagged/structure.ts';
import { Bullet, Head, InlineEntry, LONG } from './entry.tsx';
import { RichLine } from './rich-line.tsx';

interface SectionProps {
  section: OutlineSection;
  styles: PdfStyles;
  head: readonly HeadLine[];
  levels: Marks['levels'];
  /** In the narrow column of a page with two. */
  narrow?: boolean;
  /** At the top of its column, where no space stands above it. */
  first?: boolean;
}

/** In a narrow column each fact of an entry has a line of its own. */
const NARROW_HEAD: readonly HeadLine[] = (['title', 'subtitle', 'dates', 'location'] as const).map(
  (field) => ({
    left: [field],
    right: [],
  }),
);

/** The lines of an entry are one list, wherever its pages break. */
const bulletTag = ({ id }: Entry, at: number): Tag => [`L ${id}`, `LI ${at}`];

interface NumberedLine {
  text: string;
  at: number;
}

/**
 * The lines of an entry in the groups that no page parts: the last two, so that none stands alone at the top of a page,
 * and each of the others. The first group goes with the head.
 */
function keptTogether(lines: readonly string[]): NumberedLine[][] {
  const numbered = lines.map((text, at) => ({ text, at }));
  const last = numbered.slice(-2);
  const pair = last.length === 2 && last.every(({ text }) => text.length <= LONG / 2);
  const single = pair ? numbered.slice(0, -2) : numbered;
  return [...single.map((line) => [line]), ...(pair ? [last] : [])];
}

interface GroupProps {
  lines: readonly NumberedLine[];
  entry: Entry;
  styles: PdfStyles;
}

const Bullets = ({ lines, entry, styles }: GroupProps) =>
  lines.map(({ text, at }) => <Bullet key={at} text={text} styles={styles} tag={bulletTag(entry, at)} />);

/** What of an entry never stands alone at the foot of a page: its head with the first lines of its text. */
function EntryStart({
  entry,
  section,
  styles,
  head,
  levels,
  narrow = false,
}: SectionProps & { entry: Entry }) {
  if (section.inline) return <InlineEntry entry={entry} styles={styles} stacked={narrow} levels={levels} />;
  const [first = []] = keptTogether(entry.lines);
  return (
    <>
      <Head entry={entry} styles={styles} lines={narrow ? NARROW_HEAD : head} />
      <Bullets lines={first} entry={entry} styles={styles} />
    </>
  );
}

/** A section with its heading and entries. */
export function SectionPart(props: SectionProps) {
  const { section, styles, first } = props;
  return (
    <View style={first ? {} : styles.section} data-tag={[`Sect ${section.id}`]}>
      {section.entries.map((entry, at) => (
        <Fragment key={entry.id}>
          <View wrap={false} style={at > 0 && !section.inline ? styles.entry : {}}>
            {/* With its first entry, so that a heading never stands alone either. */}
            {at === 0 && section.title && (
              <Text style={styles.heading} data-tag={['H2']}>
                {section.title}
              </Text>
            )}
            <EntryStart {...props} entry={entry} />
          </View>
          {!section.inline &&
            keptTogether(entry.lines)
              .slice(1)
              .map((lines) => (
                <View key={lines[0]?.at} wrap={lines.length === 1}>
                  <Bullets lines={lines} entry={entry} styles={styles} />
                </View>
              ))}
        </Fragment>
      ))}
    </View>
  );
}

interface SummaryProps {
  title: string;
  lines: string[];
  styles: PdfStyles;
  first: boolean;
}

/** The paragraphs at the top. */
export function Summary({ title, lines, styles, first }: SummaryProps) {
  return (
    <View style={first ? {} : styles.section} data-tag={['Sect summary']}>
      <Text style={styles.heading} minPresenceAhead={30} data-tag={['H2']}>
        {title}
      </Text>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
        <Text key={at} style={leftToRight(styles.line, line)} orphans={2} widows={2}>
          <RichLine line={line} styles={styles} />
        </Text>
      ))}
    </View>
  );
}
