import { Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { type Installation, install, installation, remove } from '#judge/browser/install.ts';
import type { Language } from '#judge/language.ts';
import { LANGUAGES } from '#judge/languages.ts';
import { Button } from '#ui/button.tsx';
import { sizesText } from '#ui/judge/megabytes.ts';
import { toast } from '#ui/toast.tsx';
import { bytes } from './amounts.ts';
import { Section } from './section.tsx';

/** Languages that can be installed. */
const INSTALLABLE = LANGUAGES.filter(({ runtime }) => runtime);

/** What is installed to run code for real. */
export function RuntimesSection() {
  return (
    <Section title="Runtimes" text="Languages that run your code in this browser.">
      <ul className="divide-y rounded-lg border bg-surface">
        {INSTALLABLE.map((language) => (
          <RuntimeRow key={language.id} language={language} />
        ))}
      </ul>
    </Section>
  );
}

function RuntimeRow({ language: { id, label } }: { language: Language }) {
  const [found, setFound] = useState<Installation>();
  const look = useCallback(() => void installation(id).then(setFound), [id]);
  useEffect(look, [look]);
  const takeAway = async () => {
    await remove(id);
    look();
    const again = () => install(id).then(look, (error: Error) => toast({ text: error.message }));
    toast({ text: `Removed ${label} from this browser.`, undo: () => void again() });
  };
  const kept = found?.kind === 'current';
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
      <span>
        <span className="font-medium">{label}</span>
        <span className="block text-sm text-muted">
          {found === undefined
            ? 'Looking…'
            : kept
              ? `Installed, ${bytes(found.keptBytes)}.`
              : `Not installed (${sizesText(found)}). You can install it below the editor of any coding question.`}
        </span>
      </span>
      {found && found.kind !== 'none' && (
        <Button size="sm" variant="danger" onClick={() => void takeAway()}>
          <Trash2 size={13} aria-hidden />
          Remove {label}
        </Button>
      )}
    </li>
  );
}
