import { Link } from 'react-router';
import { paths } from '#paths.ts';
import type { LinkedBullet } from '#storage/answer-records.ts';
import { linkBullet, lostBullets, useResumeBullets } from './resume-bullets.ts';

interface Props {
  linked: readonly LinkedBullet[];
  onChange: (linked: LinkedBullet[]) => void;
}

/** The lines of the user's resumes, to tick those that the story tells at length. */
export function BulletPicker({ linked, onChange }: Props) {
  const resumes = useResumeBullets();
  if (!resumes) return null;
  const groups = resumes.map(({ id, title, lines }) => ({
    title,
    bullets: lines.map((text) => ({ projectId: id, text })),
  }));
  const lost = lostBullets(linked, resumes);
  if (lost.length > 0) groups.push({ title: 'No longer in any resume', bullets: lost });
  const isLinked = (bullet: LinkedBullet) =>
    linked.some(({ projectId, text }) => projectId === bullet.projectId && text === bullet.text);
  return (
    <details className="rounded-md border" open={linked.length > 0}>
      <summary className="cursor-pointer px-3 py-2 text-base font-semibold">
        Linked resume bullets{linked.length > 0 && ` (${linked.length})`}
      </summary>
      <div className="max-h-72 space-y-3 overflow-y-auto px-3 pb-3">
        {groups.length === 0 && (
          <p className="text-sm text-muted">
            Your{' '}
            <Link to={paths.resumes} className="text-accent underline underline-offset-2">
              resumes
            </Link>{' '}
            have no bullets yet.
          </p>
        )}
        {groups.map(({ title, bullets }) => (
          <fieldset key={`${title} ${bullets[0]?.projectId}`}>
            <legend className="mb-1 text-sm font-medium text-muted">{title}</legend>
            {bullets.map((bullet) => (
              <label key={bullet.text} className="flex cursor-pointer items-start gap-2 py-1 text-sm">
                <input
                  type="checkbox"
                  checked={isLinked(bullet)}
                  onChange={(event) => onChange(linkBullet(linked, bullet, event.target.checked))}
                  className="mt-0.5 size-4 shrink-0 accent-(--accent)"
                />
                <span className="min-w-0 break-words">{bullet.text}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  );
}
