import { useState } from 'react';
import { designIn } from '#resume/design.ts';
import { toFormData } from '#resume/form-data.ts';
import { Button } from '#ui/button.tsx';
import { downloadText } from '#ui/download.ts';
import { Page } from '#ui/page.tsx';
import { ContentStep } from './content/content-step.tsx';
import { EditorHeader } from './editor-header.tsx';
import { GenerateStep } from './generate-step.tsx';
import { JobStep } from './job-step.tsx';
import { type PanelId, SidePanel } from './panels/side-panel.tsx';
import { Stepper } from './stepper.tsx';
import { STEPS } from './steps.ts';
import { TemplateStep } from './template-step.tsx';
import { UploadStep } from './upload/upload-step.tsx';
import { type Upload, useUpload } from './upload/use-upload.ts';
import type { ResumeModel } from './use-resume.ts';

interface Props {
  model: ResumeModel;
  /** Counted from one; undefined for an unknown step. */
  step: number | undefined;
  onStep: (step: number) => void;
}

interface StepProps extends Omit<Props, 'onStep'> {
  upload: Upload;
  onRefine: () => void;
}

function StepBody({ model, step, upload, onRefine }: StepProps) {
  const { content, apply } = model;
  if (step === 1) return <TemplateStep content={content} apply={apply} />;
  if (step === 2) return <UploadStep model={model} upload={upload} />;
  if (step === 3) return <JobStep model={model} />;
  if (step === 4) return <ContentStep model={model} onRefine={onRefine} />;
  if (step === 5) return <GenerateStep model={model} />;
  return (
    <div className="py-16 text-center">
      <h2 className="text-xl font-semibold">Unknown Step</h2>
      <p className="mt-1 text-muted">That step doesn’t exist. Pick one above.</p>
    </div>
  );
}

/** The five steps of one resume, with its page beside them. */
export function ResumeEditor({ model, step, onStep }: Props) {
  const [panel, setPanel] = useState<PanelId>('preview');
  const [besideShown, setBesideShown] = useState(false);
  const upload = useUpload(model);
  const undecided = step === 2 && upload.reading.state === 'read';
  const beside = step !== undefined;
  const generate = () =>
    downloadText(
      'resume.json',
      `${JSON.stringify(toFormData(model.content, designIn(navigator.language)), null, 2)}\n`,
      'application/json',
    );
  const showPanel = (id: PanelId) => {
    setPanel(id);
    setBesideShown(true);
  };
  return (
    <Page width="wide">
      <div className="mx-auto flex max-w-wide flex-col gap-3 px-2 pb-4 sm:px-1 lg:h-[calc(100dvh-4.5rem)] lg:pb-0">
        <EditorHeader model={model} thing="resume" />
        <Stepper current={step} onStep={onStep} />
        <div
          className={`grid min-h-0 flex-1 gap-4 ${beside ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : ''}`}
        >
          <div className="flex min-h-0 min-w-0 flex-col">
            {beside && (
              <Button size="sm" className="mb-3 lg:hidden" onClick={() => setBesideShown(!besideShown)}>
                {besideShown ? 'Back to the form' : 'Show preview and help'}
              </Button>
            )}
            <div
              // Hidden labels in it are placed by it, or they would make the page as tall as the form.
              className={`relative min-h-0 flex-1 pb-4 lg:block lg:overflow-y-auto lg:px-1 ${besideShown && beside ? 'hidden' : ''}`}
            >
              <StepBody model={model} step={step} upload={upload} onRefine={() => showPanel('refine')} />
            </div>
            {step !== undefined && (
              <div data-foot-bar className="sticky bottom-0 flex items-center gap-2 border-t bg-bg py-3">
                {step > 1 && <Button onClick={() => onStep(step - 1)}>Back</Button>}
                {undecided && (
                  <p className="ml-auto text-right text-sm text-muted">
                    Import or discard the file’s fields first.
                  </p>
                )}
                {step < STEPS.length ? (
                  <Button
                    variant={undecided ? 'secondary' : 'primary'}
                    className={undecided ? '' : 'ml-auto'}
                    disabled={undecided}
                    onClick={() => onStep(step + 1)}
                  >
                    Next
                  </Button>
                ) : (
                  <Button variant="primary" className="ml-auto" onClick={generate}>
                    Generate Resume
                  </Button>
                )}
              </div>
            )}
          </div>
          {beside && (
            <aside
              aria-label="Preview and help"
              className={`relative min-h-[30rem] min-w-0 overflow-hidden rounded-lg border bg-surface lg:block lg:min-h-0 ${besideShown ? '' : 'hidden'}`}
            >
              <SidePanel model={model} withExample={step === 1} active={panel} onChange={setPanel} />
            </aside>
          )}
        </div>
      </div>
    </Page>
  );
}
