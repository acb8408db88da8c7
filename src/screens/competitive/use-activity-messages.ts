import { useEffect } from 'react';
import { activityInbox } from '#competitive/activity-inbox.ts';
import { addActivity } from '#storage/add-activity.ts';

/** Messages that come within this time are kept with one write. */
const GATHER_MS = 50;

/** Reads `competitive-activity` messages that this very window sent from this very origin. */
export function useActivityMessages(): void {
  useEffect(() => {
    const receive = activityInbox({
      later: (task) => setTimeout(task, GATHER_MS),
      clock: () => performance.now(),
      deliver: (items) => void addActivity(items),
    });
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source === window && origin === window.location.origin) receive(data, Date.now());
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
}
