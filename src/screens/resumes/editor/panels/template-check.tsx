import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { atsReport } from '#resume/ats.ts';
import type { ResumeContent } from '#resume/model.ts';
import { TEMPLATE_IDS, TEMPLATES, type TemplateId } from '#resume/templates/templates.ts';
import { Button } from '#ui/button.tsx';
import { readBack } from './read-back.ts';

interface Result {
  template: TemplateId;
  /** What a parser gets wrong, in sentences; none if all is right. */
  problems: string[];
}

async function check(content: ResumeContent, template: TemplateId): Promise<Result> {
  const set = { ...content, template };
  const answer = await readBack(set);
  if (!answer.ok) return { template, problems: [answer.problem] };
  const faults = atsReport(set, answer.read).filter(({ ok }) => !ok);
  return { template, problems: faults.map(({ text }) => text) };
}

/** Reads the resume back in every template, one after the other. */
export function TemplateCheck({ content }: { content: ResumeContent }) {
  const [results, setResults] = useState<Result[]>();
  const [checked, setChecked] = useState<ResumeContent>();
  const busy = results !== undefined && results.length < TEMPLATE_IDS.length;
  const checkAll = async () => {
    setChecked(content);
    setResults([]);
    for (const template of TEMPLATE_IDS) {
      const result = await check(content, template);
      setResults((known = []) => [...known, result]);
    }
  };
  return (
    <section aria-label="All templates" className="mt-6 border-t pt-4">
      <p className="text-sm text-muted">See how your text comes out in each template.</p>
      <Button size="sm" className="mt-3" disabled={busy} onClick={() => void checkAll()}>
        {busy ? `Reading ${results.length + 1} of ${TEMPLATE_IDS.length}…` : 'Check all templates'}
      </Button>
      {results && (
        <ul aria-busy={busy} className="mt-3 space-y-2 text-sm">
          {results.map(({ template, problems }) => (
            <li key={template} className="flex gap-2">
              {problems.length === 0 ? (
                <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-easy" />
              ) : (
                <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-medium" />
              )}
              <span className="min-w-0">
                <span className="font-medium">{TEMPLATES[template].label}</span>
                <span className="block text-muted">{problems.join(' ') || 'Everything is read.'}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {!busy && checked && checked !== content && (
        <p role="status" className="mt-2 text-sm text-muted">
          Your resume has changed since this check.
        </p>
      )}
    </section>
  );
}
