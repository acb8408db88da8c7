import { useEffect, useMemo, useState } from 'react';
import type { Project } from '#resume/model.ts';
import { BUNDLED } from './entries.ts';
import type { PaletteEntry } from './entry.ts';
import { resumeEntries } from './resume-entries.ts';

/** Everything the palette finds: what comes with the product, and what the user has made. */
export function useEntries(): readonly PaletteEntry[] {
  const [made, setMade] = useState<readonly Project[]>([]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let stopped = false;
    // Only now, so that what understands resumes does not hold up the palette.
    void import('#storage/resume-records.ts').then(({ projects }) => {
      if (!stopped) stop = projects.watch((source) => source.list(), setMade);
    });
    return () => {
      stopped = true;
      stop?.();
    };
  }, []);
  return useMemo(() => [...BUNDLED, ...resumeEntries(made)], [made]);
}
