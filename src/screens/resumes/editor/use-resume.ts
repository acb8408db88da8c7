import { useCallback, useMemo, useRef, useState } from 'react';
import { canRedo, canUndo, startHistory } from '#base/history.ts';
import { setDesign } from '#resume/commands.ts';
import { createProject, emptyContent, newId } from '#resume/create.ts';
import { designIn } from '#resume/design.ts';
import { UNTITLED, UNTITLED_LETTER } from '#resume/file-name.ts';
import type { LetterProject, Project, ResumeContent, ResumeProject } from '#resume/model.ts';
import { type DocumentKind, type Opened, openDocument, type RecordDocument } from '#storage/document.ts';
import { projects } from '#storage/resume-records.ts';
import { useOpened } from '#storage/use-document.ts';
import { useSaving } from '#storage/use-saving.ts';
import { keepVersion } from './versions.ts';

/** How long one version stands for what is typed after it. */
const VERSION_MS = 10 * 60_000;

type Content = Project['content'];

/** A change of what a document says; `merge` names changes that are one step for undo. */
type ApplyTo<C> = (change: (content: C) => C, merge?: string) => void;
export type Apply = ApplyTo<ResumeContent>;

/** A resume or a cover letter under edit. */
export interface ProjectModel<P extends Project> {
  project: P;
  content: P['content'];
  canUndo: boolean;
  canRedo: boolean;
  /** Whether a change is still on its way to storage. */
  saving: boolean;
  /** Whether it is kept under an address of its own. */
  kept: boolean;
  apply: ApplyTo<P['content']>;
  undo: () => void;
  redo: () => void;
  rename: (title: string) => void;
}

export type LetterModel = ProjectModel<LetterProject>;

export interface ResumeModel extends ProjectModel<ResumeProject> {
  dismiss: (suggestionId: string) => void;
  /** Keeps how the resume stands now, before something big. */
  checkpoint: (reason: string) => void;
}

/** What an address leads to: nothing yet, nothing at all, a cover letter or a resume to edit. */
export type EditedDocument =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'letter'; model: LetterModel }
  | { status: 'resume'; model: ResumeModel };

const blankProject = (content: ResumeContent, now: number): ResumeProject =>
  createProject({ title: UNTITLED, content, now });

const KIND: DocumentKind<Project, Content> = {
  source: projects,
  // On the paper of where the user is.
  read: (record) => record?.content ?? setDesign(designIn(navigator.language))(emptyContent()),
  write: (content, record, id) => {
    const now = Date.now();
    const project = record ?? { ...blankProject(content as ResumeContent, now), id };
    return { ...project, content, lastModified: now } as Project;
  },
};

/** A new resume on the prerendered page, which cannot know where the user is. */
const PRERENDERED: Opened<Project, Content> = { record: undefined, history: startHistory(emptyContent()) };

interface Held {
  /** The id that was asked for; undefined for a new resume. */
  asked: string | undefined;
  doc: RecordDocument<Project, Content>;
}

const hold = (id: string | undefined): Held => ({
  asked: id,
  doc: id ? openDocument(KIND, id) : openDocument(KIND, newId(), true),
});

/** The document of an address; a new one stays the same when it gets its address. */
function useHeld(id: string | undefined): RecordDocument<Project, Content> {
  const [held, setHeld] = useState(() => hold(id));
  if (held.asked === id) return held.doc;
  const next = held.doc.id === id ? { ...held, asked: id } : hold(id);
  setHeld(next);
  return next.doc;
}

/**
 * One resume or cover letter under edit: undo, autosave, versions, and what another tab keeps of the same one.
 * @param id of the record; undefined for a new resume, which becomes a record with its first change
 * @param onKept told the id that a new resume has got
 */
export function useResume(id: string | undefined, onKept: (id: string) => void): EditedDocument {
  const doc = useHeld(id);
  const opened = useOpened(doc, id ? undefined : PRERENDERED);
  const [saving, noteChange] = useSaving();
  const versions = useRef(new Map<string, number>());

  const act = useCallback(
    (work: () => void) => {
      const before = doc.get();
      work();
      const after = doc.get();
      if (after?.record === before?.record) return;
      const isEdited = after?.history.present !== before?.history.present;
      const now = Date.now();
      if (
        isEdited &&
        before?.record?.kind === 'resume' &&
        now - (versions.current.get(doc.id) ?? 0) > VERSION_MS
      ) {
        versions.current.set(doc.id, now);
        void keepVersion(doc.id, before.record.content, 'Before these edits');
      }
      noteChange();
      if (!id) onKept(doc.id);
    },
    [doc, id, onKept, noteChange],
  );
  const actions = useMemo(() => {
    const set = <P extends Project>(fields: (project: P) => Partial<P>) =>
      act(() => doc.set((project) => ({ ...project, ...fields(project as P), lastModified: Date.now() })));
    return {
      apply: ((change, merge) => act(() => doc.change(change, merge))) as ApplyTo<Content>,
      undo: () => act(doc.undo),
      redo: () => act(doc.redo),
      rename: (title: string) =>
        set(({ kind }) => ({ title: title || (kind === 'resume' ? UNTITLED : UNTITLED_LETTER) })),
      dismiss: (suggestion: string) =>
        set<ResumeProject>(({ dismissed }) => ({ dismissed: [...new Set([...dismissed, suggestion])] })),
      checkpoint: (reason: string) => {
        const record = doc.get()?.record;
        if (record?.kind === 'resume') void keepVersion(doc.id, record.content, reason);
      },
    };
  }, [act, doc]);

  if (!opened) return { status: 'loading' };
  const { record, history } = opened;
  if (id && !record) return { status: 'missing' };
  const model = {
    project: record ?? { ...blankProject(history.present as ResumeContent, 0), id: doc.id },
    content: history.present,
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    saving,
    kept: id !== undefined,
    ...actions,
  };
  return record?.kind === 'letter'
    ? { status: 'letter', model: model as LetterModel }
    : { status: 'resume', model: model as ResumeModel };
}
