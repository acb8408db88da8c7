import { type ComponentType, useEffect, useState } from 'react';
import { toast } from '#ui/toast.tsx';
import { onTour } from './start-tour.ts';

type Shown = { Tour: ComponentType<{ onClose: () => void }>; key: number };

/** Shows the tour once it is asked for, over whichever page. */
export function TourHost() {
  const [shown, setShown] = useState<Shown>();
  useEffect(
    () =>
      onTour(() => {
        import('./tour.tsx').then(
          ({ Tour }) => setShown((before) => ({ Tour, key: (before?.key ?? 0) + 1 })),
          () => toast({ text: 'Couldn’t load the tour. Check your connection and try again.' }),
        );
      }),
    [],
  );
  return shown && <shown.Tour key={shown.key} onClose={() => setShown(undefined)} />;
}
