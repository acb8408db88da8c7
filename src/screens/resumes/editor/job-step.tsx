import { useState } from 'react';
import { setJobInfo } from '#resume/commands.ts';
import type { ResumeContent } from '#resume/model.ts';
import { Field, inputClass } from '#ui/field.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { Apply } from './use-resume.ts';

/** Step 3: the job this resume is for. */
export function JobStep({ jobInfo, apply }: { jobInfo: ResumeContent['jobInfo']; apply: Apply }) {
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
    </section>
  );
}
