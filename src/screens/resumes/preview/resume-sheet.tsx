import { Fragment, memo } from 'react';
import type { ResumeContent } from '#resume/model.ts';
import { type Entry, headLines, type OutlineSection, outlineOf } from '#resume/outline.ts';
import type { ResumeTemplate } from '#resume/templates/template.ts';
import { TEMPLATES } from '#resume/templates/templates.ts';
import { Sheet } from './sheet.tsx';

const TAGS = { bold: 'strong', italic: 'em', gray: 'span' } as const;

type HeadLines = ResumeTemplate['head'];

function Head({ entry, lines }: { entry: Entry; lines: HeadLines }) {
  return headLines(entry, lines).map((pieces) => (
    <div key={pieces[0]?.look} className="resume-head">
      {pieces.map(({ text, look }, at) => {
        const Tag = TAGS[look];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line in their fixed order
          <Fragment key={at}>
            {at > 0 && <span className="quiet"> · </span>}
            <Tag className={look === 'gray' ? 'resume-piece quiet' : 'resume-piece'}>{text}</Tag>
          </Fragment>
        );
      })}
    </div>
  ));
}

function EntryPart({ entry, inline, head }: { entry: Entry; inline: boolean; head: HeadLines }) {
  if (inline) {
    const text = entry.lines.join(' ');
    return (
      <p>
        {entry.title && (
          <strong>
            {entry.title}
            {text && ': '}
          </strong>
        )}
        {text}
      </p>
    );
  }
  return (
    <div className="resume-entry">
      <Head entry={entry} lines={head} />
      {entry.lines.length > 0 && (
        <ul className="resume-bullets">
          {entry.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
            <li key={at}>
              <span>{line}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Drawn anew only when its own outline changes, so that typing in a long resume stays quick. */
const SectionPart = memo(function SectionPart({
  section,
  head,
}: {
  section: OutlineSection;
  head: HeadLines;
}) {
  return (
    <div className="resume-section">
      {section.title && <div className="resume-heading">{section.title}</div>}
      {section.entries.map((entry) => (
        <EntryPart key={entry.id} entry={entry} inline={section.inline} head={head} />
      ))}
    </div>
  );
});

/** A resume as it prints, as wide as its place allows. */
export const ResumeSheet = memo(function ResumeSheet({ content }: { content: ResumeContent }) {
  const { firstName, lastName, contacts, summary, sections } = outlineOf(content);
  const { head } = TEMPLATES[content.template];
  return (
    <Sheet template={content.template}>
      <div className="resume-name">
        {firstName} <strong>{lastName}</strong>
      </div>
      <div className="resume-contacts">
        {contacts.map(({ text }, at) => (
          <Fragment key={text}>
            {at > 0 && '  |  '}
            <span className="resume-contact">{text}</span>
          </Fragment>
        ))}
      </div>
      {summary.length > 0 && (
        <div className="resume-section">
          <div className="resume-heading">Summary</div>
          {summary.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
            <p key={at}>{line}</p>
          ))}
        </div>
      )}
      {sections.map((section) => (
        <SectionPart key={section.id} section={section} head={head} />
      ))}
    </Sheet>
  );
});
