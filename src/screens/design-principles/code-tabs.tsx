import { useRef } from 'react';
import type { PatternCode } from '#dataset/pattern.ts';
import { exampleLanguage, usePreference } from '#storage/settings.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Html } from '#ui/html.tsx';
import { Tabs } from '#ui/tabs.tsx';

const languages = [
  { id: 'java', label: 'Java' },
  { id: 'python', label: 'Python' },
] as const;

/** One program in both languages; the chosen one is kept for all patterns. */
export function CodeTabs({ label, code }: { label: string; code: PatternCode }) {
  const [language, setLanguage] = usePreference(exampleLanguage);
  const shown = useRef<HTMLDivElement>(null);
  return (
    <div ref={shown} className="overflow-hidden rounded-lg border bg-surface">
      <Tabs
        label={label}
        active={language}
        onChange={setLanguage}
        tabs={languages.map(({ id, label: name }) => ({
          id,
          label: name,
          content: <Html className="code-block" html={code[id]} />,
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
