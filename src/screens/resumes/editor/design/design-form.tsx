import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { setDesign } from '#resume/commands.ts';
import { DATE_FORMATS, type DateFormat } from '#resume/date-format.ts';
import { type Design, type DesignNumber, designed, paperOf } from '#resume/design.ts';
import type { ResumeContent } from '#resume/model.ts';
import { FONT_FAMILIES, FONT_FAMILY_IDS, type FontFamily } from '#resume/templates/font-families.ts';
import { TEMPLATES } from '#resume/templates/templates.ts';
import { Button } from '#ui/button.tsx';
import { Field, inputClass } from '#ui/field.tsx';
import type { Apply } from '../use-resume.ts';
import { AccentField } from './accent-field.tsx';
import { NumberField } from './number-field.tsx';

const DATE_LABELS: Record<DateFormat, string> = {
  short: 'Jan 2022',
  long: 'January 2022',
  numbers: '01/2022',
  iso: '2022-01',
  year: '2022',
};

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputClass} h-9 cursor-pointer`}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface CheckProps {
  label: string;
  note?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Check({ label, note, checked, onChange }: CheckProps) {
  return (
    <label className="flex cursor-pointer items-start gap-2 self-start py-2 text-sm">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-(--accent)"
      />
      <span>
        {label}
        {note && <span className="block text-muted">{note}</span>}
      </span>
    </label>
  );
}

const NUMBERS: readonly { name: DesignNumber; label: string; show: (value: number) => string }[] = [
  { name: 'size', label: 'Text size', show: (value) => `${value.toFixed(1)} pt` },
  { name: 'lineHeight', label: 'Line height', show: (value) => value.toFixed(2) },
  { name: 'margin', label: 'Margins', show: (value) => `${Math.round(value * 100)}%` },
  { name: 'spacing', label: 'Spacing', show: (value) => `${Math.round(value * 100)}%` },
];

/** What can be changed of a template. */
export function DesignForm({ content, apply }: { content: ResumeContent; apply: Apply }) {
  const { design = {} } = content;
  const look = designed(content);
  const values = {
    size: look.page.fontSize,
    lineHeight: look.page.lineHeight,
    margin: 1,
    spacing: 1,
    ...design,
  };
  const set = (fields: Partial<Design>) => apply(setDesign(fields), `design-${Object.keys(fields).join()}`);
  const own = TEMPLATES[content.template].family;
  // Page size and what is hidden are no part of a template.
  const changed = Object.entries(design).some(
    ([name, value]) => name !== 'hidden' && name !== 'paper' && value !== undefined,
  );
  return (
    <section aria-labelledby="design-title" className="mt-6 rounded-lg border bg-surface p-4">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 id="design-title" className="font-semibold">
          Design
        </h2>
        {changed && (
          <Button
            size="sm"
            onClick={() =>
              apply((now) => ({ ...now, design: { hidden: now.design?.hidden, paper: now.design?.paper } }))
            }
          >
            <RotateCcw size={14} aria-hidden />
            Reset to template
          </Button>
        )}
      </div>
      <div className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3.5">
        <Choice
          label="Page size"
          value={paperOf(content)}
          options={[
            ['letter', 'US Letter'],
            ['a4', 'A4'],
          ]}
          onChange={(value) => set({ paper: value === 'letter' ? 'letter' : 'a4' })}
        />
        <Choice
          label="Font"
          value={look.family}
          options={FONT_FAMILY_IDS.map((id) => [id, FONT_FAMILIES[id].label])}
          onChange={(value) => set({ font: value === own ? undefined : (value as FontFamily) })}
        />
        <AccentField value={look.accent} onChange={(accent) => set({ accent })} />
        {NUMBERS.map(({ name, label, show }) => (
          <NumberField
            key={name}
            name={name}
            label={label}
            value={values[name] ?? 1}
            show={show}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
        <Choice
          label="Dates"
          value={design.dates ?? ''}
          options={[
            ['', 'As typed'],
            ...DATE_FORMATS.map((format) => [format, DATE_LABELS[format]] as const),
          ]}
          onChange={(value) => set({ dates: value ? (value as DateFormat) : undefined })}
        />
        <Check
          label="Number the pages if there are two or more"
          checked={design.pageNumbers !== false}
          onChange={(checked) => set({ pageNumbers: checked ? undefined : false })}
        />
        <Check
          label="Icons before contacts"
          checked={design.icons === true}
          onChange={(checked) => set({ icons: checked || undefined })}
        />
        <Check
          label="Dots for levels"
          note="Beside skills and languages whose text is a level, such as B2, Fluent or 4/5."
          checked={design.levels === true}
          onChange={(checked) => set({ levels: checked || undefined })}
        />
      </div>
    </section>
  );
}
