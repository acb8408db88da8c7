import type { LessonPageData } from '#dataset/lesson.ts';

/** Books, papers and documents behind a lesson; an address is a link, anything else is said. */
export function Sources({ sources }: { sources: LessonPageData['sources'] }) {
  return (
    <ul className="space-y-2.5 text-base">
      {sources.map(({ title, by, year, where }) => {
        const address = where?.startsWith('https://') ? where : undefined;
        return (
          <li key={title}>
            {address ? (
              <a
                href={address}
                rel="noreferrer"
                className="text-accent underline decoration-accent/40 underline-offset-2 hover:decoration-accent"
              >
                {title}
              </a>
            ) : (
              <span className="font-medium">{title}</span>
            )}
            <span className="text-muted">
              {`. ${by}${year ? `, ${year}` : ''}${where && !address ? `. ${where}` : ''}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
