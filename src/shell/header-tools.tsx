import { Moon, Search, Sun } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { ariaChord } from '#ui/keys.ts';
import { SHORTCUTS } from '#ui/shortcuts.ts';
import { useChordText } from '#ui/use-chord-text.ts';
import { openOverlay } from './overlay.ts';
import { prepareOverlay } from './overlays.tsx';
import { setTheme, useTheme } from './theme.ts';

function ThemeToggle() {
  const theme = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={`Switch to ${next} theme`}
      icon={theme === 'dark' ? Sun : Moon}
      onClick={() => setTheme(next)}
    />
  );
}

/** What the head of every page holds at its end: search, with its key where there is room, and the theme. */
export function HeaderTools() {
  const chordText = useChordText();
  const { label, chord } = SHORTCUTS.search;
  const prepare = () => prepareOverlay('search');
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaChord(chord)}
        title={label}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => openOverlay('search')}
        className="flex h-9 items-center gap-2 rounded-md px-2.5 text-sm text-muted transition-colors hover:bg-surface-2 hover:text-text sm:border sm:bg-surface"
      >
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <span className="sr-only sm:not-sr-only">Search</span>
        <kbd className="hidden rounded border px-1 font-sans text-xs sm:inline lg:ml-2">
          {chordText(chord)}
        </kbd>
      </button>
      <ThemeToggle />
    </div>
  );
}
