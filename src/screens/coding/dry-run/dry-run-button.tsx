import { Footprints } from 'lucide-react';
import { Button } from '#ui/button.tsx';

/** Runs a test step by step. */
export function DryRunButton({ title, onClick }: { title?: string; onClick: () => void }) {
  return (
    <Button size="sm" onClick={onClick} title={title}>
      <Footprints size={13} aria-hidden />
      Dry run
    </Button>
  );
}
