import { FlaskConical } from 'lucide-react';
import { useEffect, useState } from 'react';
import { addSampleData, removeSampleData, tablesWithSamples } from '#storage/sample-data.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { amount } from './amounts.ts';
import { sampleRows } from './sample-rows.ts';
import type { Kept } from './use-kept.ts';

/** Somebody's practice to look around with, put in and taken away with one click. */
export function SamplePart({ kept }: { kept: Kept | undefined }) {
  const [there, setThere] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept has changed
  useEffect(() => {
    let current = true;
    void tablesWithSamples().then((tables) => current && setThere(tables.length > 0));
    return () => {
      current = false;
    };
  }, [kept]);
  const add = async () => {
    await addSampleData(sampleRows(Date.now()));
    toast({ text: 'Sample data was added.', undo: () => void removeSampleData() });
  };
  const remove = async () => {
    const count = await removeSampleData();
    toast({ text: `${amount(count, 'sample record')} removed. What you changed yourself stays.` });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button disabled={there === undefined} onClick={() => void (there ? remove() : add())}>
        <FlaskConical size={15} aria-hidden />
        {there ? 'Remove sample data' : 'Add sample data'}
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-sm text-muted">
        {there
          ? 'It is not part of a backup, and what you change of it becomes your own.'
          : 'Five weeks of somebody’s practice, to see the product at work. Yours stays as it is.'}
      </p>
    </div>
  );
}
