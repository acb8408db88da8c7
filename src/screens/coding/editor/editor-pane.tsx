import type { EditorProps } from '#ui/code-editor/code-editor.tsx';
import { EditorPane as SharedPane } from '#ui/code-editor/editor-pane.tsx';
import { SHORTCUTS } from '#ui/shortcuts.ts';

interface Props extends Omit<EditorProps, 'commands' | 'options'> {
  commands: { run: () => void; submit: () => void };
}

/** The editor with the coding page's keys. */
export function EditorPane({ commands, ...props }: Props) {
  return (
    <SharedPane
      {...props}
      commands={{
        [SHORTCUTS.run.chord]: commands.run,
        [SHORTCUTS.submit.chord]: commands.submit,
      }}
    />
  );
}
