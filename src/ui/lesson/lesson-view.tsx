import { CornerDownRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LessonPageData } from '#dataset/lesson.ts';
import { Html } from '#ui/html.tsx';
import { Neighbors } from '#ui/neighbors.tsx';
import { CheckQuestion } from './check-question.tsx';
import { Completion } from './completion.tsx';
import { LessonHeader } from './lesson-header.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { Sources } from './sources.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import { useInnerLinks } from './use-inner-links.ts';
import { usePlace } from './use-place.ts';
import { useSection } from './use-section.ts';

/** The parts of every lesson that follow its text. */
const PARTS = [
  { id: 'numbers-to-know', title: 'Numbers to know' },
  { id: 'check-yourself', title: 'Check yourself' },
  { id: 'sources', title: 'Sources' },
] as const;

function Part({ part, children }: { part: (typeof PARTS)[number]; children: ReactNode }) {
  return (
    <section aria-labelledby={part.id} className="mt-12">
      <h2 id={part.id} className="mb-4 scroll-mt-20 text-xl font-semibold">
        {part.title}
      </h2>
      {children}
    </section>
  );
}

/** A lesson: its text with figures, its numbers, questions and sources, and its contents beside it on wide screens. */
export function LessonView({ lesson }: { lesson: LessonPageData }) {
  const sections = [...lesson.sections, ...PARTS];
  const current = useSection(sections.map(({ id }) => id));
  const text = useInnerLinks();
  const left = usePlace(lesson.id, current);
  const place = sections.find(({ id }) => id === left);
  return (
    <div className="grid max-w-reading gap-14 xl:max-w-none xl:grid-cols-[minmax(0,var(--container-reading))_14rem]">
      <article className="lesson min-w-0">
        <LessonHeader lesson={lesson} />
        {place && place.id !== lesson.sections[0]?.id && (
          <Link
            to={`#${place.id}`}
            className="mt-5 flex items-center gap-2 rounded-lg border bg-surface px-4 py-2.5 text-sm hover:border-border-strong"
          >
            <CornerDownRight size={15} className="shrink-0 text-accent" aria-hidden />
            <span>
              Continue at <span className="font-medium">{place.title}</span>
            </span>
          </Link>
        )}
        <details className="mt-6 rounded-lg border bg-surface px-4 py-2.5 text-sm xl:hidden">
          <summary className="rounded text-muted hover:text-text">In this lesson</summary>
          <ol className="mt-2 space-y-1.5 pb-1">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`} className="rounded hover:text-accent">
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </details>
        <div ref={text} className="mt-8">
          <Html className="prose" html={lesson.html} />
        </div>
        <Part part={PARTS[0]}>
          <NumbersTable numbers={lesson.numbers} />
        </Part>
        <Part part={PARTS[1]}>
          <div className="space-y-4">
            {lesson.check.map((check, index) => (
              <CheckQuestion key={check.question} number={index + 1} check={check} />
            ))}
          </div>
        </Part>
        <Part part={PARTS[2]}>
          <Sources sources={lesson.sources} />
        </Part>
        <Completion lesson={lesson} />
        <Neighbors label="Lessons" previous={lesson.previous} next={lesson.next} />
      </article>
      <div className="hidden xl:block">
        <div className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto">
          <TableOfContents sections={sections} current={current} />
        </div>
      </div>
    </div>
  );
}
