import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { EditorOptions } from '#storage/editor-options.ts';
import { optionExtensions } from './editor-options.ts';
import { type EditorCommands, editorSetup, loadVim } from './editor-setup.ts';
import { type LineMark, setLineMarks } from './line-marks.ts';

export interface EditorProps {
  /** Loads the language's grammar; the same function for the same language. */
  mode: () => Promise<Extension>;
  source: string;
  onChange: (source: string) => void;
  commands: EditorCommands;
  vim: boolean;
  options: EditorOptions;
  /** True until the kept code has been read: nothing typed may be overwritten by it. */
  readOnly: boolean;
  /** Lines of this very source in which something is wrong. */
  marks?: readonly LineMark[];
}

const NO_MARKS: readonly LineMark[] = [];

/** Marks a change that came from outside the editor: it is shown, not reported as typed. */
const fromOutside = Annotation.define<true>();

/** CodeMirror over one document. A `source` that differs from what it holds replaces it, as one undoable step. */
export default function CodeEditor({
  mode,
  source,
  onChange,
  commands,
  vim,
  options,
  readOnly,
  marks = NO_MARKS,
}: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef({ source, onChange, commands, options });
  latest.current = { source, onChange, commands, options };
  const parts = useRef({
    language: new Compartment(),
    vim: new Compartment(),
    options: new Compartment(),
    readOnly: new Compartment(),
  });

  useEffect(() => {
    if (!host.current) return;
    const { language, vim, options, readOnly } = parts.current;
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: latest.current.source,
        extensions: [
          vim.of([]),
          // Before the other keys: what closes a bracket also takes it away.
          options.of(optionExtensions(latest.current.options)),
          editorSetup(() => latest.current.commands),
          EditorView.updateListener.of(({ docChanged, transactions, state }) => {
            const typed = !transactions.some((transaction) => transaction.annotation(fromOutside));
            if (docChanged && typed) latest.current.onChange(state.doc.toString());
          }),
          language.of([]),
          readOnly.of([]),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    let current = true;
    mode().then((support) => {
      if (current) view.current?.dispatch({ effects: parts.current.language.reconfigure(support) });
    });
    return () => {
      current = false;
    };
  }, [mode]);

  useEffect(() => {
    let current = true;
    const use = (extension: Parameters<Compartment['reconfigure']>[0]) =>
      view.current?.dispatch({ effects: parts.current.vim.reconfigure(extension) });
    if (vim) loadVim().then((extension) => current && use(extension));
    else use([]);
    return () => {
      current = false;
    };
  }, [vim]);

  useEffect(() => {
    // Also where only the size of the letters has changed: it measures itself anew.
    view.current?.dispatch({ effects: parts.current.options.reconfigure(optionExtensions(options)) });
  }, [options]);

  useEffect(() => {
    view.current?.dispatch({
      effects: parts.current.readOnly.reconfigure(EditorState.readOnly.of(readOnly)),
    });
  }, [readOnly]);

  useEffect(() => {
    const editor = view.current;
    const held = editor?.state.doc.toString();
    if (!editor || held === source) return;
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: source },
      annotations: fromOutside.of(true),
    });
  }, [source]);

  // After the source, whose lines they are.
  useEffect(() => {
    view.current?.dispatch({ effects: setLineMarks.of(marks) });
  }, [marks]);

  return <div ref={host} className="h-full min-h-72 lg:min-h-0" />;
}
