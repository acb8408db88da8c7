import { setSidebarCollapsed, useSidebarCollapsed } from '#shell/sidebar-state.ts';
import { setTheme, type ThemeChoice, useThemeChoice } from '#shell/theme.ts';
import { hideDifficulty, simulatedRuns, usePreference, vimMode } from '#storage/settings.ts';
import { Section } from './section.tsx';

const THEMES: { id: ThemeChoice; label: string }[] = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'system', label: 'System' },
];

/** Preferences that are also set elsewhere, in one place. */
export function AppearanceSection() {
  const theme = useThemeChoice();
  const collapsed = useSidebarCollapsed();
  const [hidden, setHidden] = usePreference(hideDifficulty);
  const [vim, setVim] = usePreference(vimMode);
  const [simulated, setSimulated] = usePreference(simulatedRuns);
  return (
    <Section title="Appearance" text="How Dryrun looks and behaves.">
      <fieldset className="flex items-center gap-5">
        <legend className="sr-only">Theme</legend>
        {THEMES.map(({ id, label }) => (
          <label key={id} className="flex items-center gap-2 text-sm">
            <input
              type="radio"
              name="theme"
              checked={theme === id}
              onChange={() => setTheme(id)}
              className="size-4 accent-(--accent)"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="space-y-2.5">
        <Check label="Collapse the sidebar" on={collapsed} set={setSidebarCollapsed} />
        <Check label="Hide difficulty and topics of questions" on={hidden} set={setHidden} />
        <Check label="Vim keys in code editors" on={vim} set={setVim} />
        <Check label="Simulate runs even when the language is installed" on={simulated} set={setSimulated} />
      </div>
    </Section>
  );
}

function Check({ label, on, set }: { label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label className="flex items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => set(event.target.checked)}
        className="size-4 accent-(--accent)"
      />
      {label}
    </label>
  );
}
