import { useState } from 'react';
import type { ResumeVersion } from '#resume/model.ts';
import { newestFirst } from '#storage/newest-first.ts';
import { resumeVersions } from '#storage/resume-records.ts';
import { useRecords } from '#storage/use-records.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { CompareDialog } from '../../tailor/compare-dialog.tsx';
import type { ResumeModel } from '../use-resume.ts';
import { ComparePart } from './compare-part.tsx';

const timeOf = ({ at }: ResumeVersion): string =>
  new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Earlier states of the resume, kept on their own while it is edited, and other resumes to compare it with. */
export function VersionPanel({ model }: { model: ResumeModel }) {
  const { project, content, apply, undo, checkpoint } = model;
  const [opened, setOpened] = useState<ResumeVersion>();
  const versions = useRecords(resumeVersions, newestFirst, { field: 'projectId', equals: project.id });
  const restore = (version: ResumeVersion) => {
    checkpoint('Before restoring an earlier version');
    apply(() => version.content);
    toast({ text: 'Version restored.', undo });
  };
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
          <li key={version.id} className="flex items-center gap-2 px-3.5 py-2">
            <span className="min-w-0 flex-1">
              <span className="block text-sm">{version.reason}</span>
              <time dateTime={new Date(version.at).toISOString()} className="text-sm text-muted">
                {timeOf(version)}
              </time>
            </span>
            <Button size="sm" variant="quiet" onClick={() => setOpened(version)}>
              Compare
            </Button>
            <Button size="sm" onClick={() => restore(version)}>
              Restore
            </Button>
          </li>
        ))}
      </ul>
      <ComparePart model={model} />
      {opened && (
        <CompareDialog
          title={`Version of ${timeOf(opened)}`}
          text="Removed is what only this version has, added is what came since."
          other={opened.content}
          content={content}
          onClose={() => setOpened(undefined)}
          actions={(close) => (
            <Button
              variant="primary"
              onClick={() => {
                restore(opened);
                close();
              }}
            >
              Restore this version
            </Button>
          )}
        />
      )}
    </>
  );
}
