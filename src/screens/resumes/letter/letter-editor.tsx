import { FileDown, FileText } from 'lucide-react';
import { useDeferredValue } from 'react';
import { fileName } from '#resume/file-name.ts';
import type { LetterContent } from '#resume/model.ts';
import { TEMPLATE_IDS, TEMPLATES } from '#resume/templates/templates.ts';
import { Button } from '#ui/button.tsx';
import { downloadBlob } from '#ui/download.ts';
import { Page } from '#ui/page.tsx';
import { TextField } from '../editor/content/text-field.tsx';
import { EditorHeader } from '../editor/editor-header.tsx';
import type { LetterModel } from '../editor/use-resume.ts';
import { downloadPdf } from '../list/project-actions.ts';
import { PagePreview } from '../preview/page-preview.tsx';

const FIELDS: { field: Exclude<keyof LetterContent, 'template' | 'design'>; label: string; rows?: number }[] =
  [
    { field: 'name', label: 'Your Name' },
    { field: 'date', label: 'Date' },
    { field: 'contact', label: 'Your Contact' },
    { field: 'recipient', label: 'Recipient', rows: 3 },
    { field: 'subject', label: 'Subject' },
    { field: 'greeting', label: 'Greeting' },
    { field: 'body', label: 'Letter', rows: 14 },
    { field: 'closing', label: 'Closing' },
  ];

const half = new Set(['name', 'date', 'subject', 'greeting']);

/** A cover letter: its parts on one side, the page on the other. Kept as it is typed, with undo. */
export function LetterEditor({ model }: { model: LetterModel }) {
  const { project, content, apply } = model;
  const shown = useDeferredValue(content);
  const set = (fields: Partial<LetterContent>, merge?: string) =>
    apply((now) => ({ ...now, ...fields }), merge);
  const downloadWord = async () => {
    const { letterDocx } = await import('#resume/write/docx.ts');
    downloadBlob(fileName(project.title, 'docx'), await letterDocx(content));
  };
  return (
    <Page width="wide">
      <div className="mx-auto max-w-wide px-2 pb-4 sm:px-1">
        <EditorHeader model={model} thing="cover letter">
          <Button onClick={() => void downloadWord()}>
            <FileText size={15} aria-hidden />
            Word
          </Button>
          <Button variant="primary" onClick={() => void downloadPdf(project)}>
            <FileDown size={15} aria-hidden />
            Download PDF
          </Button>
        </EditorHeader>
        <fieldset className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <legend className="sr-only">Template</legend>
          {TEMPLATE_IDS.map((template) => (
            <label key={template} className="flex cursor-pointer items-center gap-1.5">
              <input
                type="radio"
                name="template"
                checked={content.template === template}
                onChange={() => set({ template })}
                className="size-4 accent-(--accent)"
              />
              {TEMPLATES[template].label}
            </label>
          ))}
        </fieldset>
        <div className="mt-4 grid gap-5 lg:grid-cols-2">
          <div className="grid content-start gap-3 sm:grid-cols-2">
            {FIELDS.map(({ field, ...facts }) => (
              <TextField
                key={field}
                {...facts}
                value={content[field]}
                onChange={(value) => set({ [field]: value }, field)}
                className={half.has(field) ? '' : 'sm:col-span-2'}
              />
            ))}
          </div>
          <aside aria-label="Preview" className="rounded-lg border bg-surface-2 p-3 sm:p-5">
            <PagePreview
              kind="letter"
              content={shown}
              text={FIELDS.map(({ field }) => shown[field]).join('\n\n')}
            />
          </aside>
        </div>
      </div>
    </Page>
  );
}
