import { useMemo } from 'react';
import type { Project } from '#resume/model.ts';
import { projects } from '#storage/resume-records.ts';
import { useRecords } from '#storage/use-records.ts';

const latestFirst = (all: readonly Project[]): Project[] =>
  all.toSorted((a, b) => b.lastModified - a.lastModified);

/** Resumes and cover letters by id, the latest first; undefined until they are read. */
export function useDocuments(): ReadonlyMap<string, Project> | undefined {
  const all = useRecords(projects, latestFirst);
  return useMemo(() => all && new Map(all.map((project) => [project.id, project])), [all]);
}
