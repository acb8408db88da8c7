import { Fragment, memo } from 'react';
import { setHeadline, setPersonal } from '#resume/commands.ts';
import type { PersonalInfo } from '#resume/model.ts';
import type { Photo } from '#resume/photo.ts';
import { PhotoField } from '../photo/photo-field.tsx';
import type { Apply } from '../use-resume.ts';
import { TextField } from './text-field.tsx';

interface FieldFacts {
  field: keyof PersonalInfo;
  label: string;
  type?: 'email' | 'tel' | 'url';
  autoComplete?: string;
  rows?: number;
}

const FIELDS: FieldFacts[] = [
  { field: 'firstName', label: 'First Name', autoComplete: 'given-name' },
  { field: 'lastName', label: 'Last Name', autoComplete: 'family-name' },
  { field: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { field: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel' },
  { field: 'location', label: 'Location' },
  { field: 'linkedin', label: 'LinkedIn', type: 'url' },
  { field: 'github', label: 'GitHub', type: 'url' },
  { field: 'website', label: 'Website', type: 'url', autoComplete: 'url' },
  { field: 'summary', label: 'Summary', rows: 3 },
];

interface Props {
  info: PersonalInfo;
  headline: string;
  photo: Photo | undefined;
  apply: Apply;
}

/** Who the resume is about. */
export const PersonalForm = memo(function PersonalForm({ info, headline, photo, apply }: Props) {
  return (
    <fieldset className="min-w-0 rounded-lg border bg-surface p-4">
      <legend className="sr-only">Personal Info</legend>
      <h3 className="mb-3 font-semibold">Personal Info</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        {FIELDS.map(({ field, ...facts }) => (
          <Fragment key={field}>
            {field === 'email' && (
              <TextField
                label="Headline"
                value={headline}
                placeholder="Senior Backend Engineer"
                onChange={(value) => apply(setHeadline(value), 'headline')}
                className="sm:col-span-2"
              />
            )}
            <TextField
              {...facts}
              value={info[field]}
              onChange={(value) => apply(setPersonal(field, value), `personal-${field}`)}
              className={facts.rows ? 'sm:col-span-2' : ''}
            />
          </Fragment>
        ))}
      </div>
      <PhotoField photo={photo} apply={apply} />
    </fieldset>
  );
});
