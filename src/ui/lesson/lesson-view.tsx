import { CornerDownRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LessonPageData } from '#dataset/lesson.ts';
import { Html } from '#ui/html.tsx';
import { Neighbors } from '#ui/neighbors.tsx';
import { ThingCard } from '#ui/try/thing-card.tsx';
import { CheckQuestion } from './check-question.tsx';
import { Completion } from './completion.tsx';
import { LessonHeader } from './lesson-header.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { Remember } from './remember.tsx';
import { Sources } from './sources.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import { useInnerLinks } from './use-inner-links.ts';
import { usePlace } from './use-place.ts';
import { useSection } from './use-section.ts';

/** The parts that follow a lesson's text, those that it has. */
function partsOf(lesson: LessonPageData, exercises: ReactNode): LessonPart[] {
  const parts: (LessonPart | false)[] = [
    lesson.numbers.length > 0 && {
      id: 'numbers-to-know',
      title: 'Numbers to know',
      content: <NumbersTable numbers={lesson.numbers} />,
    },
    lesson.things.length > 0 && {
      id: 'try-it',
      title: 'Try it',
      content: (
        <div className="space-y-4">
          {lesson.things.map((thing) => (
            <ThingCard key={thing.id} {...thing} />
          ))}
        </div>
      ),
      onScreenOnly: true,
    },
    Boolean(exercises) && { id: 'exercises', title: 'Exercises', content: exercises },
    lesson.remember.length > 0 && {
      id: 'remember',
      title: 'Remember',
      content: <Remember points={lesson.remember} terms={lesson.terms} />,
    },
    {
      id: 'check-yourself',
      title: 'Check yourself',
      content: (
        <div className="space-y-4">
          {lesson.check.map((check, index) => (
            <CheckQuestion key={check.question} number={index + 1} check={check} />
          ))}
        </div>
      ),
    },
    { id: 'sources', title: 'Sources', content: <Sources sources={lesson.sources} /> },
  ];
  return parts.filter((part) => part !== false);
}

interface LessonPart {
  id: string;
  title: string;
  content: ReactNode;
  /** Left out on paper. */
  onScreenOnly?: boolean;
}

interface Props {
  lesson: LessonPageData;
  /** Exercises to write and run, after the things to try. */
  exercises?: ReactNode;
}

/** A lesson: its text with figures, its numbers, things to try, questions and sources, and its contents beside it on wide screens. */
export function LessonView({ lesson, exercises }: Props) {
  const parts = partsOf(lesson, exercises);
  const sections = [...lesson.sections, ...parts.map(({ id, title }) => ({ id, title }))];
  const current = useSection(sections.map(({ id }) => id));
  const text = useInnerLinks();
  const left = usePlace(lesson.id, current);
  const place = sections.find(({ id }) => id === left);
  return (
    <div className="grid max-w-reading gap-14 xl:max-w-none xl:grid-cols-[minmax(0,var(--container-reading))_14rem] print:block print:max-w-none">
      <article className="lesson min-w-0">
        <LessonHeader lesson={lesson} />
        {place && place.id !== lesson.sections[0]?.id && (
          <Link
            to={`#${place.id}`}
            className="mt-5 flex print:hidden items-center gap-2 rounded-lg border bg-surface px-4 py-2.5 text-sm hover:border-border-strong"
          >
            <CornerDownRight size={15} className="shrink-0 text-accent" aria-hidden />
            <span>
              Continue at <span className="font-medium">{place.title}</span>
            </span>
          </Link>
        )}
        <details className="mt-6 print:hidden rounded-lg border bg-surface px-4 py-2.5 text-sm xl:hidden">
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
        {parts.map(({ id, title, content, onScreenOnly }) => (
          <section key={id} aria-labelledby={id} className={`mt-12 ${onScreenOnly ? 'print:hidden' : ''}`}>
            <h2 id={id} className="mb-4 scroll-mt-20 text-xl font-semibold">
              {title}
            </h2>
            {content}
          </section>
        ))}
        <Completion lesson={lesson} />
        <Neighbors label="Lessons" previous={lesson.previous} next={lesson.next} />
      </article>
      <div className="hidden xl:block print:hidden">
        <div className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto">
          <TableOfContents sections={sections} current={current} />
        </div>
      </div>
    </div>
  );
}
