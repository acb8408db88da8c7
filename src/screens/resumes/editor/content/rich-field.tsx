import { Bold, Italic, Link2 } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { type Mark, withMark } from '#resume/rich-text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from './text-field.tsx';

const MARKS = [
  { mark: 'bold', label: 'Bold (Ctrl+B)', icon: Bold },
  { mark: 'italic', label: 'Italic (Ctrl+I)', icon: Italic },
  { mark: 'link', label: 'Link', icon: Link2 },
] as const;
const KEYS: Partial<Record<string, Mark>> = { b: 'bold', i: 'italic' };

interface Props {
  label: string;
  value: string;
  rows: number;
  className: string;
  onChange: (value: string) => void;
}

/** A field for lines with bold, italic and links, which are marks in its text. */
export function RichField({ className, ...field }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const selection = useRef<{ start: number; end: number }>(undefined);
  const { value, onChange } = field;

  // A changed text has lost its selection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the text
  useLayoutEffect(() => {
    const wanted = selection.current;
    selection.current = undefined;
    const area = box.current?.querySelector('textarea');
    if (!wanted || !area) return;
    area.focus();
    area.setSelectionRange(wanted.start, wanted.end);
  }, [value]);

  const set = (mark: Mark) => {
    const area = box.current?.querySelector('textarea');
    if (!area) return;
    const { text, ...selected } = withMark(area.value, area.selectionStart, area.selectionEnd, mark);
    selection.current = selected;
    onChange(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = KEYS[event.key.toLowerCase()];
    if (!mark || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    set(mark);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field inside of it
    <div ref={box} className={`relative ${className}`} onKeyDown={onKeyDown}>
      <span className="absolute -top-1.5 right-0 flex">
        {MARKS.map(({ mark, label, icon }) => (
          <IconButton key={mark} label={label} icon={icon} className="!size-7" onClick={() => set(mark)} />
        ))}
      </span>
      <TextField {...field} />
    </div>
  );
}
