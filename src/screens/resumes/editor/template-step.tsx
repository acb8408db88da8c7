import { useMemo } from 'react';
import { setTemplate } from '#resume/commands.ts';
import { shownContent } from '#resume/example.ts';
import type { ResumeContent } from '#resume/model.ts';
import { TEMPLATE_IDS, TEMPLATES } from '#resume/templates/templates.ts';
import { PagePicture } from '../preview/page-picture.tsx';
import { useThumbnail } from '../preview/use-thumbnail.ts';
import { DesignForm } from './design/design-form.tsx';
import type { Apply } from './use-resume.ts';

/** On a sheet of one size: which one a region prints on is known only once the page is alive, and the cards would move. */
function Thumbnail({ content }: { content: ResumeContent }) {
  return <PagePicture picture={useThumbnail(content)} paper="a4" />;
}

/** Step 1: the templates as they print this resume, or an example while there is nothing to print, and their design. */
export function TemplateStep({ content, apply }: { content: ResumeContent; apply: Apply }) {
  const shown = useMemo(() => shownContent(content), [content]);
  const previews = useMemo(
    () => TEMPLATE_IDS.map((template) => ({ template, content: { ...shown, template } })),
    [shown],
  );
  return (
    <>
      <fieldset>
        <legend className="text-xl font-semibold">Select Template</legend>
        <p className="mt-1 text-muted">
          {shown === content ? 'Shown with your own text. ' : 'Shown with sample text. '}You can change it at
          any time.
        </p>
        <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {previews.map(({ template, content: preview }) => (
            <label
              key={template}
              className="flex cursor-pointer flex-col overflow-hidden rounded-lg border-2 border-border bg-surface has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <span aria-hidden className="block border-b bg-surface-2 p-2.5">
                <Thumbnail content={preview} />
              </span>
              <span className="flex items-start gap-2 p-2.5">
                <input
                  type="radio"
                  name="template"
                  value={template}
                  checked={content.template === template}
                  onChange={() => apply(setTemplate(template))}
                  className="mt-1 size-4 shrink-0 accent-(--accent)"
                />
                <span className="min-w-0">
                  <span className="block font-semibold">{TEMPLATES[template].label}</span>
                  <span className="block text-sm text-muted">{TEMPLATES[template].description}</span>
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <DesignForm content={content} apply={apply} />
    </>
  );
}
