import { useId } from 'react';
import {
  EDITOR_THEMES,
  type EditorOptions,
  editorOptions,
  FONT_SIZES,
  INDENTS,
  QUESTION_PLACES,
  questionPlace,
} from '#storage/editor-options.ts';
import { usePreference } from '#storage/settings.ts';

const SIZE_LABELS: Record<EditorOptions['fontSize'], string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  largest: 'Extra large',
};
const THEME_LABELS: Record<EditorOptions['theme'], string> = {
  page: 'Like the page',
  light: 'Light',
  dark: 'Dark',
};
const PLACE_LABELS: Record<(typeof QUESTION_PLACES)[number], string> = {
  left: 'On the left',
  right: 'On the right',
  above: 'Above the code',
};
const SWITCHES = [
  ['wrap', 'Wrap long lines'],
  ['closeBrackets', 'Close brackets'],
  ['complete', 'Suggest while typing'],
] as const;

interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string | number>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4 px-2.5 py-1 text-sm whitespace-nowrap">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => String(option.value) === target.value);
          if (chosen) onChange(chosen.value);
        }}
        className="h-8 rounded-md border bg-surface px-2 text-sm"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** How the code editor looks and helps; kept for every editor. */
export function EditorPreferences() {
  const [options, setOptions] = usePreference(editorOptions);
  const [place, setPlace] = usePreference(questionPlace);
  const change = (fields: Partial<EditorOptions>) => setOptions({ ...options, ...fields });
  return (
    <fieldset className="mt-1.5 border-t pt-1.5">
      <legend className="sr-only">Editor</legend>
      <Choice
        label="Font size"
        value={options.fontSize}
        options={FONT_SIZES.map((value) => ({ value, label: SIZE_LABELS[value] }))}
        onChange={(fontSize) => change({ fontSize })}
      />
      <Choice
        label="Indent"
        value={options.indent}
        options={INDENTS.map((value) => ({ value, label: `${value} spaces` }))}
        onChange={(indent) => change({ indent })}
      />
      <Choice
        label="Editor theme"
        value={options.theme}
        options={EDITOR_THEMES.map((value) => ({ value, label: THEME_LABELS[value] }))}
        onChange={(theme) => change({ theme })}
      />
      <Choice
        label="Question"
        value={place}
        options={QUESTION_PLACES.map((value) => ({ value, label: PLACE_LABELS[value] }))}
        onChange={setPlace}
      />
      {SWITCHES.map(([name, label]) => (
        <label
          key={name}
          className="flex cursor-pointer items-center gap-2.5 rounded px-2.5 py-1.5 text-sm whitespace-nowrap hover:bg-surface-2"
        >
          <input
            type="checkbox"
            checked={options[name]}
            onChange={() => change({ [name]: !options[name] })}
            className="size-4 accent-(--accent)"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
