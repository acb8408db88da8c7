import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import { checkBullet } from '#resume/bullet.ts';
import { inputClass } from '#ui/field.tsx';

const BEFORE = 'Responsible for the nightly billing job and helped with various improvements';

function Draft({ label, text, onText }: { label: string; text: string; onText: (text: string) => void }) {
  const id = useId();
  const checks = checkBullet(text);
  const passed = checks.filter((check) => check.passed).length;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={4}
        maxLength={600}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className={`${inputClass} py-2`}
      />
      <p role="status" className="mt-1 text-sm text-muted">
        {passed} of {checks.length} checks pass
      </p>
      <ul className="mt-2 space-y-1.5 text-sm">
        {checks.map((check) => (
          <li key={check.id} className="flex gap-2">
            {check.passed ? (
              <Check size={15} className="mt-0.5 shrink-0 text-easy" role="img" aria-label="Yes" />
            ) : (
              <X size={15} className="mt-0.5 shrink-0 text-hard" role="img" aria-label="No" />
            )}
            <span>
              {check.label}
              {!check.passed && <span className="block text-muted">{check.advice}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A bullet as it is and as it could be, each held to what a recruiter looks for. */
export default function BulletRewriter() {
  const [before, setBefore] = useState(BEFORE);
  const [after, setAfter] = useState('');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Draft label="Before" text={before} onText={setBefore} />
        <Draft label="After" text={after} onText={setAfter} />
      </div>
      <p className="mt-4 text-sm text-muted">
        The checks read the form of a bullet. Whether it’s true, and whether it matters for the job, only you
        can say.
      </p>
    </>
  );
}
