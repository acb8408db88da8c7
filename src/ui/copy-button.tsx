import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

/** Copies text; a refused clipboard is ignored, as the specification asks. */
export function CopyButton({
  text,
  label = 'Copy',
  disabled,
}: {
  text: () => string;
  label?: string;
  disabled?: boolean;
}) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard?.writeText(text()).then(
      () => setCopied(true),
      () => {},
    );
  const Icon = copied ? Check : Copy;
  return (
    <Button size="sm" variant="quiet" disabled={disabled} onClick={() => void copy()}>
      <Icon size={14} aria-hidden />
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  );
}
