import { FlaskConicalOff } from 'lucide-react';
import type { Language } from '#judge/language.ts';

/** Stands over a simulated result, so that nobody takes it for a verdict. */
export function SimulatedBanner({ language }: { language: Language }) {
  return (
    <p className="flex items-center gap-2 border-b bg-[repeating-linear-gradient(135deg,var(--surface-2)_0_8px,var(--surface)_8px_16px)] px-4 py-2 text-sm font-medium">
      <FlaskConicalOff size={15} aria-hidden className="shrink-0" />
      Simulated: your {language.label} code was not run.
    </p>
  );
}
