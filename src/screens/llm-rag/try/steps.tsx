import { Check, Circle, LoaderCircle } from 'lucide-react';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { AskState } from './use-ask.ts';

type Status = 'waiting' | 'running' | 'done';

const ICONS = { waiting: Circle, running: LoaderCircle, done: Check };

/** The two steps of the flow and what each is doing. */
export function Steps({ state, documents }: { state: AskState; documents: number }) {
  const { phase } = state;
  const found = phase === 'generating' || phase === 'done';
  return (
    <>
      <ol className="mt-4 grid gap-px overflow-hidden rounded-md border bg-border sm:grid-cols-2">
        <Step
          title="1. Retrieve"
          status={phase === 'retrieving' ? 'running' : found ? 'done' : 'waiting'}
          text={retrieveText(state, documents)}
        >
          {phase === 'retrieving' && state.done > 0 && (
            <ProgressBar bare label="Chunks compared" done={state.done} total={state.total} />
          )}
        </Step>
        <Step
          title="2. Generate (simulated)"
          status={phase === 'generating' ? 'running' : phase === 'done' ? 'done' : 'waiting'}
          text={generateText(state)}
        />
      </ol>
      <p role="status" className={phase === 'failed' || phase === 'canceled' ? 'mt-2.5' : 'sr-only'}>
        {announcement(state, documents)}
      </p>
    </>
  );
}

function Step(props: { title: string; status: Status; text: string; children?: React.ReactNode }) {
  const Icon = ICONS[props.status];
  return (
    <li
      aria-current={props.status === 'running' ? 'step' : undefined}
      className={`min-h-24 p-3 ${props.status === 'running' ? 'bg-accent-soft' : 'bg-surface'}`}
    >
      <p className="flex items-center gap-2 text-sm font-semibold">
        <Icon
          size={15}
          aria-hidden
          className={
            props.status === 'running'
              ? 'animate-spin text-accent'
              : props.status === 'done'
                ? 'text-easy'
                : 'text-muted'
          }
        />
        {props.title}
      </p>
      <p className={`mt-1 text-sm ${props.status === 'running' ? '' : 'text-muted'}`}>{props.text}</p>
      {props.children && <div className="mt-2">{props.children}</div>}
    </li>
  );
}

const number = (value: number) => value.toLocaleString('en');

function retrieveText(state: AskState, documents: number): string {
  switch (state.phase) {
    case 'retrieving':
      return `Comparing the words of your question with ${number(state.total)} chunks of ${number(documents)} documents…`;
    case 'generating':
    case 'done': {
      const { words, chunks, byOverlap } = state.retrieval;
      if (byOverlap.length === 0) return `None of ${number(chunks)} chunks shares a word with the question.`;
      return `Compared ${number(words.length)} words with ${number(chunks)} chunks and kept each retriever’s top ${byOverlap.length}.`;
    }
    default:
      return 'Compares your question’s words with every chunk in two ways and keeps the top 3 of each.';
  }
}

function generateText({ phase }: AskState): string {
  if (phase === 'generating')
    return 'Building the prompt from the chunks and quoting their closest sentences. No language model runs…';
  if (phase === 'done') return 'Quoted the chunks’ closest sentences. No language model ran.';
  return 'Builds a prompt from the chunks. No language model runs: the answer quotes the chunks.';
}

function announcement(state: AskState, documents: number): string {
  switch (state.phase) {
    case 'idle':
      return '';
    case 'retrieving':
      return retrieveText({ ...state, done: 0 }, documents);
    case 'generating':
      return generateText(state);
    case 'done':
      return 'The simulated answer is below.';
    case 'canceled':
      return 'Canceled. Nothing was answered.';
    case 'failed':
      return state.message;
  }
}
