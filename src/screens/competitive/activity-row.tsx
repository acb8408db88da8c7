import { ListPlus, X } from 'lucide-react';
import type { Ref } from 'react';
import type { ActivityItem } from '#competitive/activity.ts';
import { activityKey } from '#competitive/merge-activity.ts';
import { addActivity, removeActivity } from '#storage/add-activity.ts';
import { journal } from '#storage/competitive-records.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.tsx';
import { timeAgo } from './time-ago.ts';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

function remove(item: ActivityItem): void {
  const key = activityKey(item);
  void removeActivity((other) => activityKey(other) === key);
  toast({ text: 'Activity removed.', undo: () => void addActivity([item]) });
}

function planUpsolve(item: ActivityItem): void {
  const id = crypto.randomUUID();
  void journal.put({
    id,
    kind: 'upsolve',
    title: item.title,
    url: item.url ?? '',
    note: '',
    day: '',
    createdAt: Date.now(),
  });
  toast({ text: 'Added to the upsolve list.', undo: () => void journal.remove(id) });
}

interface Props {
  item: ActivityItem;
  now: Date | undefined;
  /** Of the button that removes it. */
  removeRef: Ref<HTMLButtonElement>;
}

export function ActivityRow({ item, now, removeRef }: Props) {
  const when = new Date(item.when);
  return (
    <li className="flex items-center gap-2 py-1.5 pr-1.5 pl-4">
      <div className="min-w-0 flex-1">
        {item.url ? (
          <a
            href={item.url}
            target="_blank"
            rel="noopener noreferrer"
            className="block truncate font-medium hover:text-accent hover:underline"
          >
            {item.title}
          </a>
        ) : (
          <span className="block truncate font-medium">{item.title}</span>
        )}
        <p className="flex flex-wrap gap-x-2.5 text-sm text-muted">
          <span className="max-w-full truncate">{item.site}</span>
          {item.rating !== undefined && (
            <span className="tabular-nums">
              <span className="sr-only">Rating </span>
              {item.rating}
            </span>
          )}
          <time dateTime={when.toISOString()} title={dateFormat.format(when)}>
            {now ? timeAgo(item.when, now.getTime()) : dateFormat.format(when)}
          </time>
        </p>
      </div>
      <IconButton
        label={`Add ${item.title} to the upsolve list`}
        icon={ListPlus}
        onClick={() => planUpsolve(item)}
      />
      <IconButton ref={removeRef} label={`Remove ${item.title}`} icon={X} onClick={() => remove(item)} />
    </li>
  );
}
