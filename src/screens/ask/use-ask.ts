import { useState } from 'react';
import { type Ask, asks, emptyAsk } from '#storage/ask-record.ts';
import { useRecord } from '#storage/use-record.ts';
import { toast } from '#ui/toast.tsx';
import { type Answer, askNearest } from './ask-related.ts';

export type Problems = Partial<Record<'question' | 'code', string>>;

/** `asked` counts the answers, so that each can be told from the one before. */
export type AnswerState =
  | { status: 'none' | 'searching' | 'failed' }
  | { status: 'found'; answer: Answer; asked: number; debug: boolean };

export interface AskModel {
  ask: Ask;
  /** False until the kept draft has been read. */
  loaded: boolean;
  change: (part: Partial<Ask>) => void;
  clear: () => void;
  problems: Problems;
  answer: AnswerState;
  getAnswer: () => void;
}

/** What must be there before an answer can be looked for. */
function findProblems({ purpose, question, code }: Ask): Problems {
  if (purpose === 'debug')
    return code.trim() ? {} : { code: 'Paste your code first, so there’s something to compare.' };
  return question.trim() ? {} : { question: 'Type your question first.' };
}

/** The form's draft, what is wrong with it, and the answer. */
export function useAsk(): AskModel {
  const [kept, put, loaded] = useRecord(asks, 'draft');
  const ask = kept ?? emptyAsk;
  const [problems, setProblems] = useState<Problems>({});
  const [answer, setAnswer] = useState<AnswerState>({ status: 'none' });

  const getAnswer = async () => {
    const found = findProblems(ask);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setAnswer({ status: 'searching' });
    try {
      const near = await askNearest(ask.question, ask.code);
      setAnswer({ status: 'found', answer: near, asked: Date.now(), debug: ask.purpose === 'debug' });
    } catch {
      setAnswer({ status: 'failed' });
    }
  };
  return {
    ask,
    loaded,
    change: (part) => {
      put({ ...ask, ...part });
      setProblems({});
    },
    clear: () => {
      put({ ...emptyAsk, language: ask.language });
      setProblems({});
      setAnswer({ status: 'none' });
      toast({ text: 'Question and code cleared.', undo: () => put(ask) });
    },
    problems,
    answer,
    getAnswer: () => void getAnswer(),
  };
}
