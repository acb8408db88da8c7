import { paragraphsOf } from '#resume/letter.ts';
import type { LetterContent } from '#resume/model.ts';
import { Sheet } from './sheet.tsx';

/** A cover letter as it prints, as wide as its place allows. */
export function LetterSheet({ content }: { content: LetterContent }) {
  const { template, name, contact, date, recipient, subject, greeting, body, closing } = content;
  return (
    <Sheet template={template} kind="resume-letter">
      <div className="resume-name">
        <strong>{name}</strong>
      </div>
      <div className="resume-contacts">{contact}</div>
      <p>{date}</p>
      <p>{recipient}</p>
      <p>
        <strong>{subject}</strong>
      </p>
      <p>{greeting}</p>
      {paragraphsOf(body).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing but their place
        <p key={at}>{paragraph}</p>
      ))}
      <p>{closing}</p>
      <p>{name}</p>
    </Sheet>
  );
}
