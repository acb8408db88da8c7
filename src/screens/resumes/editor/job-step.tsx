import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import { setJobInfo } from '#resume/commands.ts';
import { Button } from '#ui/button.tsx';
import { Field, inputClass } from '#ui/field.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TailorDialog } from '../tailor/tailor-dialog.tsx';
import type { ResumeModel } from './use-resume.ts';

/** Step 3: the job this resume is for. */
export function JobStep({ model }: { model: ResumeModel }) {
  const { content, project, apply, kept } = model;
  const { jobInfo } = content;
  const [tailoring, setTailoring] = useState(false);
  const [tab, setTab] = useState<'description' | 'link'>('description');
  return (
    <section aria-labelledby="job-title">
      <h2 id="job-title" className="text-xl font-semibold">
        Job Info
      </h2>
      <p className="mt-1 mb-3 text-muted">
        Paste the job description. It’s compared with your resume on this device; nothing is sent anywhere.
      </p>
      <Tabs
        label="Job info"
        inPage
        active={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'description',
            label: 'Job Description',
            content: (
              <Field id="job-description" label="Job Description">
                <textarea
                  id="job-description"
                  rows={10}
                  value={jobInfo.description}
                  onChange={(event) =>
                    apply(setJobInfo('description', event.target.value), 'job-description')
                  }
                  className={`${inputClass} py-2`}
                />
              </Field>
            ),
          },
          {
            id: 'link',
            label: 'Job Post Link',
            content: (
              <Field id="job-link" label="Job Post Link">
                <input
                  id="job-link"
                  type="text"
                  inputMode="url"
                  value={jobInfo.link}
                  onChange={(event) => apply(setJobInfo('link', event.target.value), 'job-link')}
                  className={`${inputClass} h-10`}
                />
              </Field>
            ),
          },
        ]}
      />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-lg border bg-surface p-4">
        <p className="min-w-52 flex-1 text-sm text-muted">
          Applying for more than one job? Make a copy for this one and keep this resume as it is.
        </p>
        <Button size="sm" disabled={!kept} onClick={() => setTailoring(true)}>
          <CopyPlus size={14} aria-hidden />
          Tailor for a job
        </Button>
      </div>
      {tailoring && <TailorDialog project={{ ...project, content }} onClose={() => setTailoring(false)} />}
    </section>
  );
}
