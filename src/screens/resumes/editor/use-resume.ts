import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { change, type History, redo, startHistory, undo } from '#base/history.ts';
import { same } from '#base/same.ts';
import { setDesign } from '#resume/commands.ts';
import { createProject, emptyContent } from '#resume/create.ts';
import { designIn } from '#resume/design.ts';
import { UNTITLED } from '#resume/file-name.ts';
import type { LetterProject, Project, ResumeContent, ResumeProject } from '#resume/model.ts';
import { projects } from '#storage/resume-records.ts';
import { TAB } from '#storage/tab.ts';
import { useSaving } from '#storage/use-saving.ts';
import { keepVersion } from './versions.ts';

/** How long one version stands for what is typed after it. */
const VERSION_MS = 10 * 60_000;

/** What is typed after a pause is a step of its own. */
const PAUSE_MS = 1000;

/** A change of the resume; `merge` names changes that are one step for undo. */
export type Apply = (change: (content: ResumeContent) => ResumeContent, merge?: string) => void;

export interface ResumeModel {
  project: ResumeProject;
  content: ResumeContent;
  canUndo: boolean;
  canRedo: boolean;
  /** Whether a change is still on its way to storage. */
  saving: boolean;
  /** Whether it is kept under an address of its own. */
  kept: boolean;
  apply: Apply;
  undo: () => void;
  redo: () => void;
  rename: (title: string) => void;
  dismiss: (suggestionId: string) => void;
  /** Keeps how the resume stands now, before something big. */
  checkpoint: (reason: string) => void;
}

/** A resume with the steps that led to it. */
interface Open {
  status: 'resume';
  project: ResumeProject;
  history: History<ResumeContent>;
}

type Other = { status: 'loading' } | { status: 'missing' } | { status: 'letter'; letter: LetterProject };

/** What an address leads to: nothing yet, nothing at all, a cover letter or a resume to edit. */
export type EditedDocument = Other | { status: 'resume'; model: ResumeModel };

const open = (project: ResumeProject): Open => ({
  status: 'resume',
  project,
  history: startHistory(project.content),
});

const blank = (): Open => open(createProject({ title: UNTITLED, content: emptyContent(), now: 0, by: '' }));

/** As above, on the paper of where the user is, which the prerendered page cannot know. */
function blankHere(): Open {
  const content = setDesign(designIn(navigator.language))(emptyContent());
  return open(createProject({ title: UNTITLED, content, now: 0, by: '' }));
}

/** What is being edited changed in another tab: its content is one more step, so that undo leads back. */
const follow = ({ history }: Open, stored: ResumeProject): Open => ({
  status: 'resume',
  project: stored,
  history: same(stored.content, history.present) ? history : change(history, stored.content),
});

/**
 * One resume under edit: undo, autosave, versions, and what another tab keeps of the same one.
 * @param id of the record; undefined for a new resume, which becomes a record with its first change
 * @param onKept told the id that a new resume has got
 */
export function useResume(id: string | undefined, onKept: (id: string) => void): EditedDocument {
  const [state, setState] = useState<Open | Other>(() => (id ? { status: 'loading' } : blank()));
  const [saving, noteChange] = useSaving();
  const written = useRef<Project>(undefined);
  const current = useRef(state);
  const versionAt = useRef(0);
  const changedAt = useRef(0);
  const show = useCallback((next: Open | Other) => {
    current.current = next;
    setState(next);
  }, []);

  useEffect(() => {
    if (!id) return show(blankHere());
    return projects.watch(
      (source) => source.get(id),
      (stored) => {
        const known = current.current;
        const same = known.status === 'resume' && known.project.id === id ? known : undefined;
        if (!stored) return same ? undefined : show({ status: 'missing' });
        if (stored.kind === 'letter') return show({ status: 'letter', letter: stored });
        if (!same) return show(open(stored));
        if (stored !== written.current) show(follow(same, stored));
      },
    );
  }, [id, show]);

  const keep = useCallback(
    ({ project, history }: Open) => {
      const next = { ...project, content: history.present, lastModified: Date.now(), by: TAB };
      show({ status: 'resume', project: next, history });
      written.current = next;
      void projects.put(next);
      noteChange();
      if (!id) onKept(next.id);
    },
    [id, onKept, show, noteChange],
  );
  const step = useCallback(
    (next: (history: History<ResumeContent>) => History<ResumeContent>) => {
      const state = current.current;
      if (state.status !== 'resume') return;
      const now = Date.now();
      const pause = now - changedAt.current > PAUSE_MS;
      const history = next(pause ? { ...state.history, merging: null } : state.history);
      if (history.present === state.history.present) return;
      changedAt.current = now;
      if (id && now - versionAt.current > VERSION_MS) {
        versionAt.current = now;
        void keepVersion(state.project.id, state.history.present, 'Before these edits');
      }
      keep({ ...state, history });
    },
    [id, keep],
  );
  const head = useCallback(
    (fields: (project: ResumeProject) => Partial<ResumeProject>) => {
      const state = current.current;
      if (state.status === 'resume')
        keep({ ...state, project: { ...state.project, ...fields(state.project) } });
    },
    [keep],
  );
  const actions = useMemo(
    () => ({
      apply: ((changed, merge) =>
        step((history) => change(history, changed(history.present), merge))) as Apply,
      undo: () => step(undo),
      redo: () => step(redo),
      rename: (title: string) => head(() => ({ title: title || UNTITLED })),
      dismiss: (suggestion: string) =>
        head(({ dismissed }) => ({ dismissed: [...new Set([...dismissed, suggestion])] })),
      checkpoint: (reason: string) => {
        const state = current.current;
        if (state.status === 'resume' && id)
          void keepVersion(state.project.id, state.history.present, reason);
      },
    }),
    [step, head, id],
  );
  if (state.status !== 'resume') return state;
  const { project, history } = state;
  const model = {
    project,
    content: history.present,
    canUndo: history.past !== null,
    canRedo: history.future !== null,
    saving,
    kept: id !== undefined,
    ...actions,
  };
  return { status: 'resume', model };
}
