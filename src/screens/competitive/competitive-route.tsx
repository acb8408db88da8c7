import { PAGES } from '#pages.ts';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { JournalList } from './journal-list.tsx';
import { PlatformLinks } from './platform-links.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { useNow } from './use-now.ts';
import { WeeklyChecklist } from './weekly-checklist.tsx';

export const meta = () =>
  pageMeta(
    PAGES.competitiveCoding.title,
    'A weekly plan of contests, daily problems and upsolves, an upsolve list and a mistake log.',
  );

export default function CompetitiveRoute() {
  const now = useNow();
  return (
    <Page>
      <h1 className="text-2xl font-semibold">Competitive Coding Review</h1>
      <p className="mt-1 text-muted">Compete, upsolve what stumped you, and write down why.</p>
      <div className="mt-7 grid grid-cols-1 items-start gap-x-8 gap-y-10 lg:grid-cols-2">
        <div className="min-w-0 space-y-10">
          <WeeklyChecklist now={now} />
          <JournalList kind="upsolve" now={now} />
        </div>
        <div className="min-w-0 space-y-10">
          <RecentActivity now={now} />
          <JournalList kind="mistake" now={now} />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <PlatformLinks />
        </div>
      </div>
    </Page>
  );
}
