import { Document, Link, Page, Text, View } from '@react-pdf/renderer';
import { Fragment } from 'react';
import type { ResumeContent } from '#resume/model.ts';
import {
  type Contact,
  type Entry,
  headLines,
  type Outline,
  type OutlineSection,
  outlineOf,
} from '#resume/outline.ts';
import { fontsFor } from './fonts.ts';
import { PDF_STYLES, type PdfStyles } from './pdf-styles.ts';

const BETWEEN = '  ·  ';

/** Contacts in a row that breaks only between two of them. */
function ContactLine({ contacts, styles }: { contacts: Contact[]; styles: PdfStyles }) {
  return (
    <View style={styles.contacts}>
      {contacts.map(({ text, href }, at) => (
        <Text key={text}>
          {href ? (
            <Link src={href} style={[styles.link, styles.gray]}>
              {text}
            </Link>
          ) : (
            text
          )}
          {at < contacts.length - 1 && '  |  '}
        </Text>
      ))}
    </View>
  );
}

/** A line with its bullet, which stays outside of the text's own left edge. */
function Bullet({ text, styles }: { text: string; styles: PdfStyles }) {
  return (
    <View style={[styles.bullet, styles.line]}>
      <Text style={styles.mark}>•</Text>
      <Text style={styles.fill}>{text}</Text>
    </View>
  );
}

/** The names, dates and place of an entry: pieces in a row that breaks only between two of them. */
function Head({ entry, styles, dense }: { entry: Entry; styles: PdfStyles; dense: boolean }) {
  return headLines(entry, dense).map((pieces) => (
    <View key={pieces[0]?.look} style={styles.head}>
      {pieces.map(({ text, look }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line in their fixed order
        <Text key={at} style={[styles.piece, styles[look]]}>
          {text}
          {at < pieces.length - 1 && <Text style={styles.between}>{BETWEEN}</Text>}
        </Text>
      ))}
    </View>
  ));
}

function InlineEntry({ entry, styles }: { entry: Entry; styles: PdfStyles }) {
  const text = entry.lines.join(' ');
  return (
    <Text style={styles.line}>
      {entry.title && (
        <Text style={styles.bold}>
          {entry.title}
          {text && ': '}
        </Text>
      )}
      {text}
    </Text>
  );
}

interface SectionProps {
  section: OutlineSection;
  styles: PdfStyles;
  dense: boolean;
}

/** What of an entry never stands alone at the foot of a page: its head with the first line of its text. */
function EntryStart({ entry, section, styles, dense }: SectionProps & { entry: Entry }) {
  if (section.inline) return <InlineEntry entry={entry} styles={styles} />;
  const [first] = entry.lines;
  return (
    <>
      <Head entry={entry} styles={styles} dense={dense} />
      {first && <Bullet text={first} styles={styles} />}
    </>
  );
}

function SectionPart({ section, styles, dense }: SectionProps) {
  return (
    <View style={styles.section}>
      {section.entries.map((entry, at) => (
        <Fragment key={entry.id}>
          <View wrap={false} style={at > 0 && !section.inline ? styles.entry : {}}>
            {/* With its first entry, so that a heading never stands alone either. */}
            {at === 0 && section.title && <Text style={styles.heading}>{section.title}</Text>}
            <EntryStart entry={entry} section={section} styles={styles} dense={dense} />
          </View>
          {!section.inline &&
            entry.lines.slice(1).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
              <Bullet key={index} text={line} styles={styles} />
            ))}
        </Fragment>
      ))}
    </View>
  );
}

const textOf = ({ sections, contacts, summary, firstName, lastName }: Outline): string =>
  JSON.stringify([firstName, lastName, contacts, summary, sections]);

/** A resume as a PDF document of A4 pages, its text in reading order. */
export function ResumePdf({ content }: { content: ResumeContent }) {
  const outline = outlineOf(content);
  const styles = PDF_STYLES[content.template];
  const dense = content.template === 'concise';
  const fontFamily = fontsFor(dense ? 'serif' : 'sans', textOf(outline));
  const name = `${outline.firstName} ${outline.lastName}`.trim();
  return (
    <Document title={name ? `${name}, resume` : 'Resume'} author={name} creator="Dryrun" language="en">
      <Page size="A4" style={[styles.page, { fontFamily }]}>
        {name && (
          <Text style={styles.name}>
            {outline.firstName}
            {outline.firstName && outline.lastName && ' '}
            <Text style={styles.bold}>{outline.lastName}</Text>
          </Text>
        )}
        {outline.contacts.length > 0 && <ContactLine contacts={outline.contacts} styles={styles} />}
        {outline.summary.length > 0 && (
          <View style={styles.section}>
            <Text style={styles.heading} minPresenceAhead={30}>
              Summary
            </Text>
            {outline.summary.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
              <Text key={at} style={styles.line}>
                {line}
              </Text>
            ))}
          </View>
        )}
        {outline.sections.map((section) => (
          <SectionPart key={section.id} section={section} styles={styles} dense={dense} />
        ))}
      </Page>
    </Document>
  );
}
