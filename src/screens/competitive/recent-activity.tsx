import { useRef } from 'react';
import { activityKey } from '#competitive/merge-activity.ts';
import { addActivity, removeActivity } from '#storage/add-activity.ts';
import { activity } from '#storage/competitive-records.ts';
import { useRecords } from '#storage/use-records.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFocusRecovery } from '#ui/focus-recovery.ts';
import { toast } from '#ui/toast.tsx';
import { ActivityRow } from './activity-row.tsx';
import { ExtensionHelp } from './extension-help.tsx';
import { useActivityMessages } from './use-activity-messages.ts';

/** What other sites reported, newest first. */
export function RecentActivity({ now }: { now: Date | undefined }) {
  useActivityMessages();
  const help = useRef<HTMLElement>(null);
  const removal = useFocusRecovery(help);
  const clearing = useFocusRecovery(help);
  const kept = useRecords(activity, ([record]) => record?.items ?? []);
  const items = kept ?? [];
  const clear = () => {
    const all = new Set(items.map(activityKey));
    void removeActivity((item) => all.has(activityKey(item)));
    toast({ text: 'Recent activity cleared.', undo: () => void addActivity(items) });
  };
  return (
    <section aria-labelledby="activity">
      <div className="flex min-h-8 items-center justify-between">
        <h2 id="activity" className="text-lg font-semibold">
          Recent activity
        </h2>
        {items.length > 0 && (
          <Button ref={clearing} size="sm" variant="quiet" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      <div className="mt-3 rounded-lg border bg-surface">
        {items.length === 0 ? (
          <EmptyState>{kept ? 'Integration with browsing activity is coming soon.' : 'Loading…'}</EmptyState>
        ) : (
          <ul
            aria-label="Recent activity"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
            tabIndex={0}
            className="max-h-96 divide-y overflow-y-auto"
          >
            {items.map((item) => (
              <ActivityRow key={activityKey(item)} item={item} now={now} removeRef={removal} />
            ))}
          </ul>
        )}
        <ExtensionHelp summary={help} />
      </div>
    </section>
  );
}
