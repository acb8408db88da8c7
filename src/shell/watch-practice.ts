import type { Collection } from '#storage/collection.ts';
import { interviews } from '#storage/interview-records.ts';
import { drafts, lessons, progress, settings } from '#storage/records.ts';
import { studyPlan } from '#storage/study-plan.ts';
import { setHomeToday } from './home-state.ts';

/** Few have any, so that what they are is no part of every page's first script. */
function watchApplications(note: (has: boolean) => void): () => void {
  let stop: (() => void) | undefined = () => {};
  void import('#storage/application-records.ts').then(({ applications }) => {
    if (stop) stop = applications.watch(async (records) => (await records.list()).length > 0, note);
  });
  return () => {
    stop?.();
    stop = undefined;
  };
}

/** Follows what the user has made, on every page: Home knows before its first paint whether somebody comes back. */
export function watchPractice(): () => void {
  const found = new Map<string, boolean>();
  const sources: [name: string, watch: (note: (has: boolean) => void) => () => void][] = [
    ...(
      Object.entries({ progress, drafts, lessons, interviews }) as [string, Collection<{ id: string }>][]
    ).map(([name, source]): (typeof sources)[number] => [
      name,
      (note) => source.watch(async (records) => (await records.list()).length > 0, note),
    ]),
    ['applications', watchApplications],
    [
      'plan',
      (note) => settings.watch(async (records) => Boolean((await records.get(studyPlan.id))?.value), note),
    ],
  ];
  const stops = sources.map(([name, watch]) =>
    watch((has) => {
      found.set(name, has);
      const any = [...found.values()].includes(true);
      // One record is enough to say yes; to say no, all must have been read.
      if (any || found.size === sources.length) setHomeToday(any);
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
