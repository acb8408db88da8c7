import { useEffect, useState } from 'react';
import { DocumentPanel } from './document-panel.tsx';
import { QuestionForm } from './question-form.tsx';
import { Results } from './results.tsx';
import { Steps } from './steps.tsx';
import { useAsk } from './use-ask.ts';
import { useDocuments } from './use-documents.ts';
import { createRetrievalClient, type RetrievalClient } from './worker/client.ts';

/** A retriever to take apart: documents in, question asked, chunks scored two ways, prompt assembled. */
export default function TryTab() {
  const [client, setClient] = useState<RetrievalClient>();
  useEffect(() => {
    const created = createRetrievalClient();
    setClient(created);
    return () => created.dispose();
  }, []);
  const files = useDocuments(client);
  const { state, busy, ask, cancel, reset } = useAsk(client);
  const chunks = files.documents.reduce((sum, document) => sum + document.chunks, 0);

  // An answer belongs to the documents it was drawn from.
  const ids = files.documents.map(({ id }) => id).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the documents change
  useEffect(reset, [ids]);

  // A question asked while documents are still being read is put to all of them.
  const [question, setQuestion] = useState<string>();
  const reading = files.reading !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (question === undefined || reading) return;
    setQuestion(undefined);
    if (chunks > 0) void ask(question, chunks);
  }, [question, reading]);

  return (
    <div className="pt-5">
      <p className="max-w-3xl text-muted">
        Retrieval-augmented generation without the magic. Documents are split into chunks of 600 characters
        with an overlap of 80; each question retrieves three of them. Retrieval is real. There’s no language
        model: its answer is simulated and says so. Files stay in this tab, and a reload forgets them.
      </p>
      <div className="mt-5 grid gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <DocumentPanel files={files} chunks={chunks} />
        <section aria-labelledby="ask" className="rounded-lg border bg-surface p-4">
          <h2 id="ask" className="flex min-h-8 items-center font-semibold">
            Question
          </h2>
          <QuestionForm
            documents={files.documents}
            reading={reading}
            waiting={question !== undefined}
            busy={busy}
            onAsk={setQuestion}
            onCancel={cancel}
          />
          <Steps state={state} documents={files.documents.length} />
        </section>
      </div>
      {state.phase === 'done' && <Results retrieval={state.retrieval} />}
    </div>
  );
}
