import { useLocation } from 'react-router';
import { paths } from '#paths.ts';
import { HeaderCard } from '#ui/header-card.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { interviews, resumeFeatures } from './announcements.ts';

const announcementAt = (pathname: string) => (pathname.includes(paths.resumes) ? resumeFeatures : interviews);

export const meta = ({ location }: { location: { pathname: string } }) => {
  const { title, text } = announcementAt(location.pathname);
  return pageMeta(title, text);
};

/** What is planned and what helps until then; below the resumes' address it speaks of the resume builder. */
export default function ComingSoonRoute() {
  const { title, text, listTitle, planned, now } = announcementAt(useLocation().pathname);
  return (
    <Page width="reading">
      <p className="text-xs font-semibold tracking-[0.08em] text-muted">COMING SOON</p>
      <h1 className="mt-2 text-2xl leading-tight font-semibold">{title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-muted">{text}</p>
      <section aria-labelledby="planned" className="mt-9">
        <h2 id="planned" className="text-lg font-semibold">
          {listTitle}
        </h2>
        <ul className="mt-3 divide-y rounded-lg border bg-surface">
          {planned.map((item) => (
            <li key={item.name} className="px-4 py-3 sm:grid sm:grid-cols-[13rem_1fr] sm:gap-4">
              <span className="font-medium">{item.name}</span>
              <span className="block text-muted">{item.text}</span>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-muted">Plans, not promises: no dates yet.</p>
      </section>
      <section aria-labelledby="now" className="mt-9">
        <h2 id="now" className="text-lg font-semibold">
          What works today
        </h2>
        <div className="mt-3 grid gap-3 sm:grid-cols-3">
          {now.map((card) => (
            <HeaderCard key={card.to} {...card} />
          ))}
        </div>
      </section>
    </Page>
  );
}
