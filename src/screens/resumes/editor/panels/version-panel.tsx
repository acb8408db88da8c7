import { newestFirst } from '#storage/newest-first.ts';
import { resumeVersions } from '#storage/resume-records.ts';
import { useRecords } from '#storage/use-records.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import type { ResumeModel } from '../use-resume.ts';

/** Earlier states of the resume, kept on their own while it is edited. */
export function VersionPanel({ model }: { model: ResumeModel }) {
  const { project, apply, undo, checkpoint } = model;
  const versions = useRecords(resumeVersions, newestFirst, { field: 'projectId', equals: project.id });
  return (
    <>
      <p className="text-sm text-muted">
        A version is saved every 10 minutes while you edit and before each import. The last 30 are kept.
      </p>
      <Button size="sm" className="mt-3" disabled={!model.kept} onClick={() => checkpoint('Saved by you')}>
        Save version
      </Button>
      {versions?.length === 0 && (
        <p className="mt-4 text-sm text-muted">No versions yet. Save one before you experiment.</p>
      )}
      <ul aria-label="Versions" className="mt-3 divide-y rounded-lg border bg-surface empty:hidden">
        {versions?.map((version) => (
          <li key={version.id} className="flex items-center gap-3 px-3.5 py-2">
            <span className="min-w-0 flex-1">
              <span className="block text-sm">{version.reason}</span>
              <time dateTime={new Date(version.at).toISOString()} className="text-sm text-muted">
                {new Date(version.at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </span>
            <Button
              size="sm"
              onClick={() => {
                checkpoint('Before restoring an earlier version');
                apply(() => version.content);
                toast({ text: 'Version restored.', undo });
              }}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
