import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef, useState } from 'react';
import type { DsaQuestion } from '#dataset/schema.ts';
import { usePreference, vimMode } from '#storage/settings.ts';
import { chordOf } from '#ui/keys.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { SHORTCUTS } from '#ui/shortcuts.ts';
import { Splitter } from '#ui/splitter.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { CasePanel } from './cases/case-panel.tsx';
import { ConsolePanel } from './console/console-panel.tsx';
import type { DryRunProps } from './dry-run/dry-run-body.tsx';
import { EditorPane } from './editor/editor-pane.tsx';
import { useFaults } from './editor/use-faults.ts';
import { Toolbar } from './toolbar.tsx';
import type { WorkspaceModel } from './use-workspace.ts';

const DryRunDialog = lazyPart<DryRunProps>(() => import('./dry-run/dry-run-dialog.tsx'));

type TabId = 'console' | 'cases';

interface Props {
  question: DsaQuestion;
  workspace: WorkspaceModel;
  /** Shows the question's editorial. */
  onEditorial: () => void;
}

/** Language, editor, console and test cases. */
export function Workspace({ question, workspace, onEditorial }: Props) {
  const [vim] = usePreference(vimMode);
  const [tab, setTab] = useState<TabId>('console');
  const faults = useFaults(workspace);
  const { dryRun } = workspace;
  const { busy } = workspace.console;
  const results = useRef<HTMLDivElement>(null);
  const ran = useRef(false);
  useEffect(() => {
    if (busy) setTab('console');
    // On a phone they lie below the editor, out of sight.
    else if (ran.current) results.current?.scrollIntoView({ block: 'nearest' });
    ran.current = busy;
  }, [busy]);

  // The editor answers these keys itself; here they work from the rest of the workspace.
  const shortcuts = (event: ReactKeyboardEvent) => {
    if (event.defaultPrevented) return;
    const chord = chordOf(event);
    const typing = event.target instanceof HTMLTextAreaElement;
    const onControl =
      event.target instanceof HTMLElement && event.target.closest('button, a, select, summary');
    if (chord === SHORTCUTS.run.chord) workspace.run();
    else if (chord === SHORTCUTS.submit.chord && !onControl && !typing) workspace.submit();
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to keys that bubble from its controls
    <div id="workspace" className="mt-2 h-full scroll-mt-2 lg:mt-0" onKeyDown={shortcuts}>
      <Splitter
        direction="rows"
        label="Height of the editor"
        initial={60}
        first={
          <section aria-label="Editor" className="flex h-full flex-col rounded-lg border bg-surface">
            <Toolbar workspace={workspace} />
            <div className="min-h-0 flex-1 overflow-hidden rounded-b-lg">
              <EditorPane
                mode={workspace.language.editorMode}
                source={workspace.source}
                onChange={workspace.setSource}
                commands={workspace}
                vim={vim}
                readOnly={!workspace.loaded}
                marks={faults}
              />
            </div>
          </section>
        }
        second={
          <div ref={results} className="mt-2 h-full overflow-hidden rounded-lg border bg-surface lg:mt-0">
            <Tabs<TabId>
              label="Console and test cases"
              className="h-full"
              active={tab}
              onChange={setTab}
              tabs={[
                {
                  id: 'console',
                  label: 'Console',
                  content: (
                    <ConsolePanel question={question} workspace={workspace} onEditorial={onEditorial} />
                  ),
                },
                {
                  id: 'cases',
                  label: `Test cases (${workspace.cases.cases.length})`,
                  content: <CasePanel signature={question.task.signature} model={workspace.cases} />,
                },
              ]}
            />
          </div>
        }
      />
      {dryRun.current && (
        <DryRunDialog question={question} workspace={workspace} dryRunCase={dryRun.current} />
      )}
    </div>
  );
}
