import { useDeferredValue, useMemo } from 'react';
import { isBlank, shownContent } from '#resume/example.ts';
import { Tabs } from '#ui/tabs.tsx';
import { ResumePreview } from '../../preview/resume-preview.tsx';
import type { ResumeModel } from '../use-resume.ts';
import { KeywordPanel } from './keyword-panel.tsx';
import { MachinePanel } from './machine-panel.tsx';
import { RefinePanel } from './refine-panel.tsx';
import { VersionPanel } from './version-panel.tsx';

export type PanelId = 'preview' | 'keywords' | 'refine' | 'machine' | 'versions';

interface Props {
  model: ResumeModel;
  /** Shows an example while the resume is empty. */
  withExample: boolean;
  active: PanelId;
  onChange: (id: PanelId) => void;
}

/** What stands beside the form: the page as it prints, and help. */
export function SidePanel({ model, withExample, active, onChange }: Props) {
  // The form answers first; the page follows when there is time.
  const content = useDeferredValue(model.content);
  const shown = useMemo(() => (withExample ? shownContent(content) : content), [withExample, content]);
  return (
    <Tabs
      label="Preview and tools"
      active={active}
      onChange={onChange}
      className="h-full"
      tabs={[
        {
          id: 'preview',
          label: 'Preview',
          content: (
            <div className="bg-surface-2 p-3 sm:p-5">
              {isBlank(shown) ? (
                // Making a PDF takes half a megabyte of script: not before there is something to print.
                <p className="py-16 text-center text-sm text-muted">
                  Your page appears here as you fill it in.
                </p>
              ) : (
                <ResumePreview content={shown} apply={model.apply} undo={model.undo} />
              )}
            </div>
          ),
        },
        {
          id: 'keywords',
          label: 'Keywords',
          content: (
            <div className="p-4">
              <KeywordPanel content={content} />
            </div>
          ),
        },
        {
          id: 'refine',
          label: 'Suggestions',
          content: (
            <div className="p-4">
              <RefinePanel model={model} />
            </div>
          ),
        },
        {
          id: 'machine',
          label: 'ATS view',
          content: (
            <div className="p-4">
              <MachinePanel content={content} />
            </div>
          ),
        },
        {
          id: 'versions',
          label: 'Versions',
          content: (
            <div className="p-4">
              <VersionPanel model={model} />
            </div>
          ),
        },
      ]}
    />
  );
}
