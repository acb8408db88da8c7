import { X } from 'lucide-react';
import { startTour } from '#shell/tour/start-tour.ts';
import { drafts, lessons, progress } from '#storage/records.ts';
import { tourOver, usePreference } from '#storage/settings.ts';
import { useRecords } from '#storage/use-records.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const isEmpty = (records: readonly unknown[]) => records.length === 0;

/** For those who have made nothing yet and have not said no: a short way round, taken or sent away for good. */
export default function TourOffer() {
  const [over, setOver, read] = usePreference(tourOver);
  const noCode = useRecords(drafts, isEmpty);
  const nothingDone = useRecords(progress, isEmpty);
  const nothingRead = useRecords(lessons, isEmpty);
  if (!read || over || !noCode || !nothingDone || !nothingRead) return null;
  return (
    <p className="flex items-center text-base text-muted">
      New here?
      <Button size="sm" variant="quiet" className="!px-1.5 !text-base !text-accent" onClick={startTour}>
        Take the one-minute tour
      </Button>
      <IconButton
        label="Don’t offer the tour again"
        icon={X}
        className="!size-8"
        onClick={() => setOver(true)}
      />
    </p>
  );
}
