import { Document, Page, Text, View } from '@react-pdf/renderer';
import { designed, paperOf } from '#resume/design.ts';
import type { ResumeContent } from '#resume/model.ts';
import { type Outline, type OutlineSection, richOutlineOf, textOf } from '#resume/outline.ts';
import { creatorOf } from '#resume/read/own.ts';
import { isRightToLeft } from '#resume/scripts.ts';
import type { ResumeTemplate } from '#resume/templates/template.ts';
import { ContactList, Header, Photo } from './parts/header.tsx';
import { SectionPart, Summary } from './parts/section.tsx';
import { type Marks, marksOf, type PdfStyles, pdfStyles } from './pdf-styles.ts';
import { ARTIFACT } from './tagged/structure.ts';

interface BodyProps {
  outline: Outline;
  template: ResumeTemplate;
  styles: PdfStyles;
  marks: Marks;
}

interface MainProps extends BodyProps {
  sections: readonly OutlineSection[];
  /** Whether something stands above it. */
  below: boolean;
}

function MainParts({ outline, sections, template, styles, marks, below }: MainProps) {
  const { summary, headings } = outline;
  return (
    <>
      {summary.length > 0 && (
        <Summary title={headings.summary} lines={summary} styles={styles} first={!below} />
      )}
      {sections.map((section, at) => (
        <SectionPart
          key={section.id}
          section={section}
          styles={styles}
          head={template.head}
          levels={marks.levels}
          first={!below && at === 0 && summary.length === 0}
        />
      ))}
    </>
  );
}

/**
 * Two columns. In the file the main one always comes first, wherever it stands, so that a machine that reads in the order
 * of the file meets the name before the skills.
 */
function Columns({ outline, template, styles, marks }: BodyProps) {
  const { side } = template;
  if (!side) return null;
  const isBeside = ({ kind }: OutlineSection) => side.kinds.includes(kind);
  const contacts = side.contacts && outline.contacts.length > 0;
  const beside = outline.sections.filter(isBeside);
  const above = side.contacts && (
    <Header outline={outline} styles={styles} contacts={false} icons={marks.icons} />
  );
  return (
    <View style={styles.columns}>
      <View style={styles.main} data-tag={['Div main']}>
        {above}
        <MainParts
          outline={outline}
          sections={outline.sections.filter((section) => !isBeside(section))}
          template={template}
          styles={styles}
          marks={marks}
          below={side.contacts}
        />
      </View>
      <View style={styles.side} data-tag={['Div side']}>
        {side.contacts && <Photo outline={outline} style={styles.sidePhoto} />}
        {contacts && <ContactList outline={outline} styles={styles} icons={marks.icons} />}
        {beside.map((section, at) => (
          <SectionPart
            key={section.id}
            section={section}
            styles={styles}
            head={template.head}
            levels={marks.levels}
            narrow
            first={at === 0 && !contacts}
          />
        ))}
      </View>
    </View>
  );
}

function PageNumber({ styles }: { styles: PdfStyles }) {
  return (
    <Text
      fixed
      style={styles.pageNumber}
      data-tag={[ARTIFACT]}
      render={({ pageNumber, totalPages }) => (totalPages > 1 ? `${pageNumber} / ${totalPages}` : '')}
    />
  );
}

interface Props {
  content: ResumeContent;
  /** Most wanted first. */
  fontFamily: string[];
}

/** A resume as a PDF document, its text in reading order. */
export function ResumePdf({ content, fontFamily }: Props) {
  const outline = richOutlineOf(content);
  const template = designed(content);
  const paper = paperOf(content);
  const text = textOf(outline);
  const rightToLeft = isRightToLeft(text);
  const styles = pdfStyles(template, rightToLeft);
  const marks = marksOf(template, content.design, rightToLeft);
  const name = `${outline.firstName} ${outline.lastName}`.trim();
  const across = template.side?.contacts !== true;
  return (
    <Document
      title={name ? `${name}, resume` : 'Resume'}
      author={name}
      creator={creatorOf(content.template, template, paper, rightToLeft)}
      language={outline.language}
    >
      <Page size={paper === 'a4' ? 'A4' : 'LETTER'} style={[styles.page, { fontFamily }]}>
        {styles.sideFill && <View fixed style={styles.sideFill} />}
        {across && <Header outline={outline} styles={styles} contacts icons={marks.icons} />}
        {template.side ? (
          <Columns outline={outline} template={template} styles={styles} marks={marks} />
        ) : (
          <MainParts
            outline={outline}
            sections={outline.sections}
            template={template}
            styles={styles}
            marks={marks}
            below
          />
        )}
        {content.design?.pageNumbers !== false && <PageNumber styles={styles} />}
      </Page>
    </Document>
  );
}
