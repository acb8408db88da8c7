import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { buttonClass } from '#ui/button.tsx';
import { ACCEPT, checkEnding, dropMessages } from './drop-messages.ts';

const LIMITS = { minSize: 0, maxSize: Number.POSITIVE_INFINITY };

/** Takes one file by drop, paste or dialog, and says why it refuses one. System files are ignored. */
export function DropArea({ onFile }: { onFile: (file: File) => void }) {
  const [problems, setProblems] = useState<string[]>([]);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: ACCEPT,
    validator: checkEnding,
    multiple: false,
    maxFiles: 1,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
    ...LIMITS,
    onDrop: (accepted, rejected) => {
      setProblems(
        dropMessages(
          rejected.flatMap(({ errors }) => errors),
          LIMITS,
        ),
      );
      const [file] = accepted;
      if (file) onFile(file);
    },
  });
  return (
    <>
      <div
        {...getRootProps({ role: undefined, tabIndex: undefined })}
        className={`flex flex-col items-center rounded-lg border-2 border-dashed px-6 py-10 text-center transition-colors ${isDragActive ? 'border-accent bg-accent-soft' : 'border-border-strong/60 bg-surface'}`}
      >
        <input {...getInputProps({ 'aria-label': 'Resume file' })} />
        <FileUp size={26} strokeWidth={1.5} aria-hidden className="text-muted" />
        <p className="mt-3 font-medium">{isDragActive ? 'Drop it here' : 'Drag and drop your resume here'}</p>
        <p className="mt-1 text-sm text-muted">
          One file: PDF, TXT, MD or markdown. It never leaves this device.
        </p>
        <button type="button" onClick={open} className={`${buttonClass()} mt-4`}>
          Choose a file
        </button>
      </div>
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className="mt-2 text-sm text-hard">
            {problem}
          </p>
        ))}
      </div>
    </>
  );
}
