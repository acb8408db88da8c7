import { Document, Page, Text, View } from '@react-pdf/renderer';
import { designed, paperOf } from '#resume/design.ts';
import { languageOf } from '#resume/language.ts';
import { paragraphsOf } from '#resume/letter.ts';
import type { LetterContent } from '#resume/model.ts';
import { creatorOf } from '#resume/read/own.ts';
import { isRightToLeft } from '#resume/scripts.ts';
import { pdfStyles } from './pdf-styles.ts';

interface Props {
  content: LetterContent;
  /** Most wanted first. */
  fontFamily: string[];
}

/** A cover letter as a PDF document . */
export function LetterPdf({ content, fontFamily }: Props) {
  const template = designed(content);
  const { name, contact, date, recipient, subject, greeting, body, closing } = content;
  const paper = paperOf(content);
  const text = `${name} ${subject} ${greeting} ${body}`;
  const rightToLeft = isRightToLeft(text);
  const styles = pdfStyles(template, rightToLeft);
  const gap = { ...styles.text, marginTop: 14 };
  return (
    <Document
      title={subject || 'Cover letter'}
      author={name}
      creator={creatorOf(content.template, template, paper, rightToLeft)}
      language={languageOf(text)}
    >
      <Page size={paper === 'a4' ? 'A4' : 'LETTER'} style={[styles.page, { fontFamily }]}>
        {(name || contact) && (
          <View style={styles.header}>
            {name && (
              <Text style={[styles.name, styles.bold]} data-tag={['H1']}>
                {name}
              </Text>
            )}
            {contact && (
              <View style={styles.contacts}>
                <Text style={styles.text}>{contact}</Text>
              </View>
            )}
          </View>
        )}
        {date && <Text style={[styles.text, { marginTop: 24 }]}>{date}</Text>}
        {recipient && <Text style={gap}>{recipient}</Text>}
        {subject && (
          <Text style={[gap, styles.bold]} data-tag={['H2']}>
            {subject}
          </Text>
        )}
        {greeting && <Text style={gap}>{greeting}</Text>}
        {paragraphsOf(body).map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing but their place
          <Text key={at} style={[styles.text, { marginTop: 8 }]} orphans={2} widows={2}>
            {paragraph}
          </Text>
        ))}
        {(closing || name) && (
          <View wrap={false} style={gap}>
            <Text style={styles.text}>{closing}</Text>
            <Text style={[styles.text, { marginTop: 18 }]}>{name}</Text>
          </View>
        )}
      </Page>
    </Document>
  );
}
