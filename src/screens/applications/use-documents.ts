import type { Project } from '#resume/model.ts';
import { projects } from '#storage/resume-records.ts';
import { useWatch } from '#storage/use-watch.ts';

/** Resumes and cover letters by id; undefined until they are read. */
export const useDocuments = (): ReadonlyMap<string, Project> | undefined =>
  useWatch(
    projects,
    async (source) =>
      new Map(
        (await source.list())
          .sort((a, b) => b.lastModified - a.lastModified)
          .map((project): [string, Project] => [project.id, project]),
      ),
  );
