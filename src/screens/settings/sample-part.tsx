import { FlaskConical } from 'lucide-react';
import { useEffect, useState } from 'react';
import { amount } from '#base/amount.ts';
import { addSampleData, removeSampleData, tablesWithSamples } from '#storage/sample-data.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
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
    toast({ text: 'Sample data added.', undo: () => void removeSampleData() });
  };
  const remove = async () => {
    const count = await removeSampleData();
    toast({ text: `${amount(count, 'sample record')} removed. Anything you changed stays.` });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button disabled={there === undefined} onClick={() => void (there ? remove() : add())}>
        <FlaskConical size={15} aria-hidden />
        {there ? 'Remove sample data' : 'Add sample data'}
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-sm text-muted">
        {there
          ? 'It’s not included in backups, and anything you change becomes yours.'
          : 'Adds five weeks of sample activity. Your data isn’t touched.'}
      </p>
    </div>
  );
}
