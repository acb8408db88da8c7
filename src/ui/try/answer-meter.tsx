import { useId, useState } from 'react';
import { inputClass } from '#ui/field.tsx';
import { countWords, formatSeconds, speakingSeconds, USUAL_LENGTH } from '#ui/star/speaking-time.ts';
import { countPronouns, wordsToCut } from './pronouns.ts';

const MAX_CHARACTERS = 10_000;

/** An answer as it was written: how long it takes to say, how much to cut, and who acts in it. */
export default function AnswerMeter() {
  const id = useId();
  const [text, setText] = useState('');
  const words = countWords(text);
  const seconds = speakingSeconds(words);
  const { mine, ours } = countPronouns(text);
  const cut = wordsToCut(words);
  return (
    <>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        Your answer
      </label>
      <textarea
        id={id}
        rows={8}
        maxLength={MAX_CHARACTERS}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${inputClass} py-2`}
      />
      <p className="mt-3 text-sm" role="status">
        {words === 0 ? (
          <span className="text-muted">
            Paste or type an answer. It stays in this browser and isn’t kept.
          </span>
        ) : (
          <>
            <span className="font-semibold">
              {words} words, about {formatSeconds(seconds)}.
            </span>{' '}
            {cut > 0 && `Cut about ${cut} words to stay under ${formatSeconds(USUAL_LENGTH.most)}. `}
            {seconds < USUAL_LENGTH.least && 'Short: is there enough to write down? '}
            “I” ×{mine}, “we” ×{ours}. {ours > mine && 'Say which part was yours.'}
            {mine > 0 && ours === 0 && 'Was nobody else there?'}
          </>
        )}
      </p>
    </>
  );
}
