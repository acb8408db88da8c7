import { useMemo } from 'react';
import { setTemplate } from '#resume/commands.ts';
import { exampleContent } from '#resume/example.ts';
import type { ResumeContent } from '#resume/model.ts';
import { TEMPLATE_IDS, TEMPLATES } from '#resume/templates/templates.ts';
import { ResumeSheet } from '../preview/resume-sheet.tsx';
import type { Apply } from './use-resume.ts';

const isBlank = ({ personalInfo, sections }: ResumeContent): boolean =>
  sections.every(({ items }) => items.length === 0) && Object.values(personalInfo).every((text) => !text);

/** Step 1: the templates as they print this resume, or an example while there is nothing to print. */
export function TemplateStep({ content, apply }: { content: ResumeContent; apply: Apply }) {
  const blank = isBlank(content);
  const shown = blank ? exampleContent : content;
  const previews = useMemo(
    () => TEMPLATE_IDS.map((template) => ({ template, content: { ...shown, template } })),
    [shown],
  );
  return (
    <fieldset>
      <legend className="text-xl font-semibold">Select Template</legend>
      <p className="mt-1 text-muted">
        {blank ? 'Shown with sample text. ' : 'Shown with your own text. '}You can change it at any time.
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {previews.map(({ template, content: preview }) => (
          <label
            key={template}
            className="flex cursor-pointer flex-col overflow-hidden rounded-lg border-2 border-border bg-surface has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <span className="flex items-start gap-3 p-3.5">
              <input
                type="radio"
                name="template"
                value={template}
                checked={content.template === template}
                onChange={() => apply(setTemplate(template))}
                className="mt-1 size-4 accent-(--accent)"
              />
              <span>
                <span className="block font-semibold">{TEMPLATES[template].label}</span>
                <span className="block text-sm text-muted">{TEMPLATES[template].description}</span>
              </span>
            </span>
            <span
              aria-hidden
              className="block max-h-[34rem] overflow-hidden border-t bg-surface-2 p-4 sm:p-6"
            >
              <span className="block shadow-md">
                <ResumeSheet content={preview} />
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
