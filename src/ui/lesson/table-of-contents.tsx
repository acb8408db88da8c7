import { Link } from 'react-router';
import type { LessonPageData } from '#dataset/lesson.ts';

interface Props {
  sections: LessonPageData['sections'];
  /** Id of the section on screen. */
  current: string | undefined;
}

/** The sections of a lesson beside it, the one on screen marked. */
export function TableOfContents({ sections, current }: Props) {
  return (
    <nav aria-label="On this page" className="text-sm">
      <p className="mb-2 text-xs font-semibold tracking-[0.06em] text-muted uppercase">On this page</p>
      <ul className="border-l">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={`-ml-px block border-l-2 py-1 pl-3 leading-snug transition-colors ${id === current ? 'border-accent font-medium text-text' : 'border-transparent text-muted hover:text-text'}`}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
