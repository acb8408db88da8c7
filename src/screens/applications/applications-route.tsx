import { PAGES } from '#pages.ts';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { ApplicationList } from './application-list.tsx';

export const meta = () =>
  pageMeta(
    PAGES.applications.title,
    'The jobs you apply for: how far each is, what comes next, and which resume you sent.',
  );

/** The jobs that the user applies for. */
export default function ApplicationsRoute() {
  return (
    <Page width="reading">
      <h1 className="text-2xl font-semibold">Applications</h1>
      <p className="mt-1 text-muted">
        How far each job is, what comes next and which resume you sent. Next steps come up in your study plan.
      </p>
      <ApplicationList />
    </Page>
  );
}
