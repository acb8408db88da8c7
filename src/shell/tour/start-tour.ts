let show: (() => void) | undefined;

/** Says who shows the tour. Returns how to stop. */
export function onTour(listener: () => void): () => void {
  show = listener;
  return () => {
    show = undefined;
  };
}

/** Starts the tour, from its first step also where it is in progress. */
export const startTour = (): void => show?.();
