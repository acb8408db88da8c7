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
import { creatorOf } from '#resume/read/own.ts';
import type { ResumeTemplate } from '#resume/templates/template.ts';
import { TEMPLATES } from '#resume/templates/templates.ts';
import { fontsFor } from './fonts.ts';
import { type PdfStyles, pdfStyles } from './pdf-styles.ts';

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
function Head({ entry, styles, lines }: { entry: Entry; styles: PdfStyles; lines: ResumeTemplate['head'] }) {
  return headLines(entry, lines).map((pieces) => (
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
  head: ResumeTemplate['head'];
}

/** What of an entry never stands alone at the foot of a page: its head with the first line of its text. */
function EntryStart({ entry, section, styles, head }: SectionProps & { entry: Entry }) {
  if (section.inline) return <InlineEntry entry={entry} styles={styles} />;
  const [first] = entry.lines;
  return (
    <>
      <Head entry={entry} styles={styles} lines={head} />
      {first && <Bullet text={first} styles={styles} />}
    </>
  );
}

function SectionPart({ section, styles, head }: SectionProps) {
  return (
    <View style={styles.section}>
      {section.entries.map((entry, at) => (
        <Fragment key={entry.id}>
          <View wrap={false} style={at > 0 && !section.inline ? styles.entry : {}}>
            {/* With its first entry, so that a heading never stands alone either. */}
            {at === 0 && section.title && <Text style={styles.heading}>{section.title}</Text>}
            <EntryStart entry={entry} section={section} styles={styles} head={head} />
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
  const template = TEMPLATES[content.template];
  const styles = pdfStyles(template);
  const fontFamily = fontsFor(template.family, textOf(outline));
  const name = `${outline.firstName} ${outline.lastName}`.trim();
  return (
    <Document
      title={name ? `${name}, resume` : 'Resume'}
      author={name}
      creator={creatorOf(content.template)}
      language="en"
    >
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
          <SectionPart key={section.id} section={section} styles={styles} head={template.head} />
        ))}
      </Page>
    </Document>
  );
}
