import { z } from 'zod/mini';
import { loadSamples } from '#resume/samples.ts';
import { settings } from '#storage/records.ts';
import { projects } from '#storage/resume-records.ts';

const SEEDED = 'resume-samples';
let seeding = Promise.resolve();

/** Puts the sample documents into storage, once in the life of a profile: a deleted sample stays deleted. */
async function seed(): Promise<void> {
  const mark = await settings.get(SEEDED);
  if (z.safeParse(z.literal(true), mark?.value).success) return;
  for (const sample of await loadSamples()) if (!(await projects.get(sample.id))) await projects.put(sample);
  await settings.put({ id: SEEDED, value: true });
}

/** Resolves when the samples are records like any other; across tabs one seeds, the others wait. */
export function ensureSamples(): Promise<void> {
  const alone = () => navigator.locks?.request('dryrun-resume-samples', seed) ?? seed();
  // Looked at each time: a reset makes the profile a fresh one.
  seeding = seeding.then(alone, alone);
  return seeding;
}
