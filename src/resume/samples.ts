import { z } from 'zod/mini';
import { type ResumeProject, resumeContentSchema } from './model.ts';

/** The rows of the sample documents, known before anything is read from storage. */
export const SAMPLE_ROWS = [
  {
    id: 'sample-backend-engineer',
    title: 'Sample: Backend Engineer',
    owner: 'Dryrun (sample)',
    lastModified: Date.UTC(2026, 8, 14, 9, 30),
  },
  {
    id: 'sample-data-scientist',
    title: 'Sample: Data Scientist',
    owner: 'Dryrun (sample)',
    lastModified: Date.UTC(2026, 7, 28, 16, 5),
  },
  {
    id: 'sample-engineering-manager',
    title: 'Sample: Engineering Manager',
    owner: 'Dryrun (sample)',
    lastModified: Date.UTC(2026, 6, 3, 11, 45),
  },
] as const;

const contents: Record<(typeof SAMPLE_ROWS)[number]['id'], () => Promise<{ default: unknown }>> = {
  'sample-backend-engineer': () =>
    import('../../content/resumes/sample-backend-engineer.json', { with: { type: 'json' } }),
  'sample-data-scientist': () =>
    import('../../content/resumes/sample-data-scientist.json', { with: { type: 'json' } }),
  'sample-engineering-manager': () =>
    import('../../content/resumes/sample-engineering-manager.json', { with: { type: 'json' } }),
};

/** The three sample resumes as records. Their content is loaded only for this. */
export function loadSamples(): Promise<ResumeProject[]> {
  return Promise.all(
    SAMPLE_ROWS.map(async (row) => ({
      ...row,
      kind: 'resume' as const,
      version: 1 as const,
      tags: [],
      archived: false,
      by: '',
      content: z.parse(resumeContentSchema, (await contents[row.id]()).default),
      dismissed: [],
    })),
  );
}
