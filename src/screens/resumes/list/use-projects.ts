import { useEffect, useMemo, useState } from 'react';
import type { Project } from '#resume/model.ts';
import { SAMPLE_ROWS } from '#resume/samples.ts';
import { projects } from '#storage/resume-records.ts';
import { useRecords } from '#storage/use-records.ts';
import type { ListedProject } from './list-view.ts';
import { ensureSamples } from './seed.ts';

const SAMPLES: ListedProject[] = SAMPLE_ROWS.map((row) => ({ ...row, tags: [], archived: false }));
const NONE: ReadonlyMap<string, Project> = new Map();

/** Every document: the samples' rows on the prerendered page, the kept records as soon as they are read. */
export function useProjects(): { rows: readonly ListedProject[]; projects: ReadonlyMap<string, Project> } {
  const [seeded, setSeeded] = useState(false);
  useEffect(() => {
    let stopped = false;
    void ensureSamples().then(() => !stopped && setSeeded(true));
    return () => {
      stopped = true;
    };
  }, []);
  const kept = useRecords(projects, (records) => records);
  return useMemo(
    () =>
      seeded && kept
        ? { rows: kept, projects: new Map(kept.map((project) => [project.id, project])) }
        : { rows: SAMPLES, projects: NONE },
    [seeded, kept],
  );
}
