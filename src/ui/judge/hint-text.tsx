import { Lightbulb } from 'lucide-react';

/** What a common mistake looks like, beside the message of it. */
export function HintText({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="mt-1.5 flex gap-2 font-sans text-sm text-muted">
      <Lightbulb size={15} className="mt-0.5 shrink-0" role="img" aria-label="Hint" />
      <span>{text}</span>
    </p>
  );
}
