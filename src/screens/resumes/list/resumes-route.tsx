import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { PAGES } from '#pages.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { FloatingPanel } from './floating-panel.tsx';
import { ListBar } from './list-bar.tsx';
import { type ListView, readView, viewProjects, writeView } from './list-view.ts';
import { ProjectTable } from './project-table.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import { useProjects } from './use-projects.ts';

export const meta = () =>
  pageMeta(PAGES.resumes.title, 'Your resumes and cover letters, kept on this device.');

const NO_PARAMS = new URLSearchParams();

/** All resumes and cover letters. */
export default function ResumesRoute() {
  const [params, setParams] = useSearchParams();
  // The prerendered page knows no query.
  const view = readView(useHydrated() ? params : NO_PARAMS);
  const { rows, projects } = useProjects();
  const upgrade = useRef<HTMLDialogElement>(null);
  const setView = (next: ListView) => setParams(writeView(next), { replace: true, preventScrollReset: true });
  const { shown, total } = viewProjects(rows, view);
  const tags = [...new Set(rows.flatMap((row) => row.tags))].sort((a, b) => a.localeCompare(b));
  return (
    <Page>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl font-semibold">All projects</h1>
        <p className="flex items-center gap-3 rounded-lg border bg-surface py-1.5 pr-1.5 pl-3.5 text-sm">
          You're on the free plan
          <Button size="sm" onClick={() => upgrade.current?.showModal()}>
            Upgrade
          </Button>
        </p>
      </div>
      <UpgradeDialog dialog={upgrade} />
      <ListBar view={view} tags={tags} onView={setView} />
      {shown.length > 0 ? (
        <ProjectTable rows={shown} projects={projects} knownTags={tags} view={view} onView={setView} />
      ) : (
        <EmptyState framed>
          {total === 0
            ? view.archived
              ? 'No archived projects. Archive a project to hide it without deleting it.'
              : 'No projects yet. Create a resume to start.'
            : 'No projects match this search.'}
        </EmptyState>
      )}
      <p role="status" className="mt-3 text-sm text-muted">
        Showing {shown.length} out of {total} projects.
      </p>
      <FloatingPanel />
    </Page>
  );
}
