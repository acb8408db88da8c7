import { FileJson } from 'lucide-react';
import { useState } from 'react';
import { readJsonFile } from '#resume/read/read-json.ts';
import { buttonClass } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import type { ResumeModel } from '../use-resume.ts';

/** Takes over a `resume.json` or a JSON Resume file as a whole; undo and the versions keep what was there. */
export function ImportJson({ model }: { model: ResumeModel }) {
  const { apply, undo, checkpoint } = model;
  const [problem, setProblem] = useState<string>();
  const take = async (file: File) => {
    const read = await readJsonFile(file);
    setProblem(read.ok ? undefined : read.problem);
    if (!read.ok) return;
    checkpoint(`Before importing ${file.name}`);
    apply(() => read.content);
    toast({ text: `Imported ${file.name}.`, undo });
  };
  return (
    <div className="mt-4 text-sm text-muted">
      Or import from another tool:{' '}
      <label
        className={`${buttonClass({ size: 'sm' })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
      >
        <FileJson size={14} aria-hidden />
        Import JSON Resume or resume.json
        <input
          type="file"
          accept=".json,application/json"
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void take(file);
            // The same file may be chosen again after it was mended.
            event.target.value = '';
          }}
        />
      </label>
      {problem && (
        <p role="alert" className="mt-2 text-hard">
          {problem}
        </p>
      )}
    </div>
  );
}
