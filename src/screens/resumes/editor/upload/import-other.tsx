import { FileJson, FileText } from 'lucide-react';
import type { ComponentType } from 'react';
import { buttonClass } from '#ui/button.tsx';

interface ChoiceProps {
  label: string;
  accept: string;
  icon: ComponentType<{ size: number; 'aria-hidden': true }>;
  onFile: (file: File) => void;
}

function Choice({ label, accept, icon: Icon, onFile }: ChoiceProps) {
  return (
    <label
      className={`${buttonClass({ size: 'sm' })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
    >
      <Icon size={14} aria-hidden />
      {label}
      <input
        type="file"
        accept={accept}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again after it was mended.
          event.target.value = '';
        }}
      />
    </label>
  );
}

/** Takes files of other tools. Undo and the versions keep what was there. */
export function ImportOther({ onFile }: { onFile: (file: File) => void }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 text-sm text-muted">
      <span>Or import from another tool:</span>
      <Choice
        label="Import Word, LinkedIn or HTML"
        accept=".docx,.zip,.csv,.html,.htm,.xml"
        icon={FileText}
        onFile={onFile}
      />
      <Choice
        label="Import JSON Resume or resume.json"
        accept=".json,application/json"
        icon={FileJson}
        onFile={onFile}
      />
      <p className="basis-full text-xs">
        DOCX, your LinkedIn data export (ZIP), HTML, Europass (XML), JSON Resume, Reactive Resume and
        OpenResume.
      </p>
    </div>
  );
}
