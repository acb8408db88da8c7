import { useState } from 'react';
import { type Note, notes } from '#storage/question-records.ts';
import { useRecord } from '#storage/use-record.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { TextArea } from '#ui/star/text-area.tsx';
import { Tabs } from '#ui/tabs.tsx';

// Only for those who look at what they wrote.
const Markdown = lazyPart(() => import('../markdown/markdown.tsx'));

type Mode = 'write' | 'read';

/** The user's own notes on a question, saved as they are typed. */
export function Notes({ databaseId }: { databaseId: string }) {
  const [note, put, loaded] = useRecord(notes, databaseId);
  if (!loaded) return <p className="px-5 py-6 text-muted">Loading…</p>;
  return <NotesEditor databaseId={databaseId} note={note} put={put} />;
}

interface Props {
  databaseId: string;
  note: Note | undefined;
  put: (note: Note) => void;
}

function NotesEditor({ databaseId, note, put }: Props) {
  const text = note?.text ?? '';
  const [mode, setMode] = useState<Mode>(() => (text.trim() ? 'read' : 'write'));
  return (
    <div className="px-5 pt-4 pb-10">
      <Tabs<Mode>
        label="Notes"
        inPage
        active={mode}
        onChange={setMode}
        tabs={[
          {
            id: 'write',
            label: 'Write',
            content: (
              <TextArea
                label="My notes"
                hint="Markdown works. Saved in this browser as you type."
                value={text}
                rows={10}
                onText={(typed) => put({ id: databaseId, text: typed, at: Date.now() })}
                // An empty note is no note.
                onBlur={() => !text.trim() && void notes.remove(databaseId)}
              />
            ),
          },
          {
            id: 'read',
            label: 'Read',
            content: text.trim() ? (
              <Markdown text={text} fallback={<p className="text-muted">Loading…</p>} />
            ) : (
              <p className="text-muted">
                No notes yet. Write down the key idea and what you got wrong: it’s what you’ll want to read
                before the interview.
              </p>
            ),
          },
        ]}
      />
    </div>
  );
}
