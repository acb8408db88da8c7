import { usePreference, vimMode } from '#storage/settings.ts';
import type { EditorProps } from '#ui/code-editor/code-editor.tsx';
import { EditorPane } from '#ui/code-editor/editor-pane.tsx';
import { SHORTCUTS } from '#ui/shortcuts.ts';

interface Props extends Omit<EditorProps, 'commands' | 'vim' | 'options'> {
  onRun: () => void;
  onCheck: () => void;
}

/** The coding page's editor in an exercise, with the same keys. */
export function ExerciseEditor({ onRun, onCheck, ...props }: Props) {
  const [vim] = usePreference(vimMode);
  return (
    <div className="mt-4 h-72 min-h-32 resize-y overflow-hidden rounded-md border lg:h-52">
      <EditorPane
        {...props}
        vim={vim}
        commands={{ [SHORTCUTS.run.chord]: onRun, [SHORTCUTS.submit.chord]: onCheck }}
      />
    </div>
  );
}
