import { useRef } from 'react';
import { PROGRAM_LABELS, PROGRAM_LANGUAGES, type Programs } from '#dataset/programs.ts';
import { exampleLanguage, usePreference } from '#storage/settings.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Html } from '#ui/html.tsx';
import { Tabs } from '#ui/tabs.tsx';

/** One program in several languages; the chosen one is kept for all programs of this kind. */
export function CodeTabs({ label, code }: { label: string; code: Programs }) {
  const [chosen, setLanguage] = usePreference(exampleLanguage);
  const shown = useRef<HTMLDivElement>(null);
  const written = PROGRAM_LANGUAGES.filter((id) => code[id] !== undefined);
  const language = written.find((id) => id === chosen) ?? written[0];
  if (!language) return null;
  return (
    <div ref={shown} className="overflow-hidden rounded-lg border bg-surface">
      <Tabs
        label={label}
        active={language}
        onChange={setLanguage}
        tabs={written.map((id) => ({
          id,
          label: PROGRAM_LABELS[id],
          content: <Html className="code-block" html={code[id] ?? ''} />,
        }))}
        aside={
          <span className="ml-auto">
            <CopyButton text={() => shown.current?.querySelector('pre')?.textContent ?? ''} />
          </span>
        }
      />
    </div>
  );
}
