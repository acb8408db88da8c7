import { removeSampleData } from '#storage/sample-data.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';

/** Says that what is shown is in part not the user's own, and takes that away. */
export function SampleNote() {
  const remove = async () => {
    await removeSampleData();
    toast({ text: 'Sample data removed. Your own data stays.' });
  };
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-medium-soft px-3 py-1.5 text-sm">
      This is sample data, not your own practice.
      <Button size="sm" variant="quiet" className="!text-text underline" onClick={() => void remove()}>
        Remove sample data
      </Button>
    </p>
  );
}
