import { useEffect, useState } from 'react';
import { amount } from '#base/amount.ts';
import { difficultySchema } from '#dataset/schema.ts';
import { Select } from '#ui/select.tsx';
import { loadPool, type Pool, type Supply, supplyOf } from './pool.ts';
import type { Setup } from './use-setup.ts';

const option = (value: string) => ({ value, label: value });
const DIFFICULTIES = difficultySchema.options.map(option);

interface Props {
  setup: Setup;
  change: (fields: Partial<Setup>) => void;
  /** Told whether there is anything to ask. */
  onSupply: (any: boolean) => void;
}

function Check({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="flex w-fit cursor-pointer items-center gap-2.5 text-sm">
      <input type="checkbox" checked={checked} onChange={onChange} className="size-4 accent-(--accent)" />
      {label}
    </label>
  );
}

/** How many questions are left, and what to do where they are too few. */
function supplyText({ left, asked, wanted }: Supply): string {
  if (asked === 0) return 'No question matches. Choose another difficulty or company.';
  if (asked < wanted) return `Only ${amount(asked, 'question')} left to ask: the interview will be shorter.`;
  return `${amount(left, 'question')} to draw from.`;
}

/** Which questions may be asked, and whether code runs. */
export function WishFields({ setup, change, onSupply }: Props) {
  const [pool, setPool] = useState<Pool>();
  useEffect(() => {
    let shown = true;
    void loadPool().then((loaded) => shown && setPool(loaded));
    return () => {
      shown = false;
    };
  }, []);
  const supply = pool && supplyOf(pool, setup.kind, setup.minutes, setup);
  const none = supply?.asked === 0;
  useEffect(() => onSupply(!none), [none, onSupply]);
  const companies = pool?.companies ?? [];
  // One that the address names stands there also before the list is loaded.
  const listed =
    setup.company && !companies.includes(setup.company) ? [setup.company, ...companies] : companies;
  const coding = setup.kind === 'coding' || setup.kind === 'mixed';
  return (
    <fieldset className="mt-6">
      <legend className="mb-2 font-semibold">Questions</legend>
      <div className="flex flex-wrap gap-2.5">
        <Select
          label="Any difficulty"
          value={setup.difficulty}
          options={DIFFICULTIES}
          onChange={(difficulty) => change({ difficulty })}
        />
        <Select
          label="Any company"
          value={setup.company}
          options={listed.map(option)}
          onChange={(company) => change({ company })}
        />
      </div>
      <div className="mt-3 space-y-2">
        <Check
          label="Only questions I haven’t seen"
          checked={setup.unseen}
          onChange={() => change({ unseen: !setup.unseen })}
        />
        {coding && (
          <Check
            label="Let me run and submit my code"
            checked={setup.run}
            onChange={() => change({ run: !setup.run })}
          />
        )}
      </div>
      <p role="status" className={`mt-2 min-h-5 text-sm ${none ? 'text-hard' : 'text-muted'}`}>
        {supply && supplyText(supply)}
      </p>
    </fieldset>
  );
}
