import { useState } from 'react';
import { bulletLines, PAGE_LINES, type PageContent, pageLines } from '#resume/page-fit.ts';
import { NumberField } from './kit/number-field.tsx';

const FIELDS: { key: keyof PageContent; label: string; max: number }[] = [
  { key: 'sections', label: 'Sections', max: 12 },
  { key: 'entries', label: 'Positions, degrees, projects', max: 30 },
  { key: 'bullets', label: 'Bullets in all', max: 100 },
  { key: 'words', label: 'Words in a bullet, on average', max: 80 },
  { key: 'otherLines', label: 'Lines of summary and skills', max: 40 },
];

/** What the lines over the page would cost, in bullets. */
function advice(content: PageContent, over: number): string {
  if (over <= 0) return over > -4 ? 'It fits, just.' : 'It fits, with room for white space.';
  const bullets = Math.ceil(over / bulletLines(content.words));
  if (bulletLines(content.words) > 1 && content.bullets >= over)
    return `Shorten ${over} bullets by a line, or drop ${bullets}.`;
  return `Drop about ${bullets} bullets, or an old position with them.`;
}

/** How many lines of a page a resume takes, as one counts its parts. */
export default function PageFit() {
  const [content, setContent] = useState<PageContent>({
    sections: 5,
    entries: 6,
    bullets: 21,
    words: 22,
    otherLines: 5,
  });
  const lines = pageLines(content);
  const over = lines - PAGE_LINES;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map(({ key, label, max }) => (
          <NumberField
            key={key}
            label={label}
            value={content[key]}
            min={0}
            max={max}
            onValue={(value) => setContent((before) => ({ ...before, [key]: value }))}
          />
        ))}
      </div>
      <div className="mt-5 h-3 overflow-hidden rounded-full bg-surface-2" aria-hidden>
        <div
          className={`h-full ${over > 0 ? 'bg-hard' : 'bg-easy'}`}
          style={{ width: `${Math.min(100, (100 * lines) / PAGE_LINES)}%` }}
        />
      </div>
      <p role="status" className="mt-2 text-sm">
        <span className="font-semibold">
          About {lines} of {PAGE_LINES} lines.
        </span>{' '}
        {advice(content, over)}
      </p>
    </>
  );
}
