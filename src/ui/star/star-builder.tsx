import { amount } from '#base/amount.ts';
import { STAR_PARTS, type StarAnswer, type StarPart } from '#dataset/answer-question.ts';
import { PartMeasureLine } from './part-measure.tsx';
import { PART_TEXTS } from './parts.ts';
import { formatSeconds, measure, USUAL_LENGTH, WORDS_PER_MINUTE } from './speaking-time.ts';
import { TextArea } from './text-area.tsx';

interface Props {
  answer: StarAnswer;
  onPart: (part: StarPart, text: string) => void;
  /** Until what was kept has been read, nothing can be typed over it. */
  readOnly?: boolean;
}

/** An answer in four parts, each with its words, speaking time and usual share. */
export function StarBuilder({ answer, onPart, readOnly }: Props) {
  const { parts, total } = measure(answer);
  return (
    <div>
      <p className="mb-4 text-sm text-muted tabular-nums">
        <span className="font-medium text-text">
          {amount(total.words, 'word')}, {formatSeconds(total.seconds)} out loud
        </span>{' '}
        at {WORDS_PER_MINUTE} words per minute. Aim for {formatSeconds(USUAL_LENGTH.least)} to{' '}
        {formatSeconds(USUAL_LENGTH.most)}.
      </p>
      <div className="space-y-6">
        {STAR_PARTS.map((part) => (
          <div key={part}>
            <TextArea
              label={PART_TEXTS[part].label}
              hint={PART_TEXTS[part].prompt}
              rows={part === 'action' ? 6 : 3}
              className={part === 'action' ? 'min-h-40' : 'min-h-20'}
              value={answer[part]}
              readOnly={readOnly}
              onText={(text) => onPart(part, text)}
            />
            <PartMeasureLine part={part} measure={parts[part]} />
          </div>
        ))}
      </div>
    </div>
  );
}
