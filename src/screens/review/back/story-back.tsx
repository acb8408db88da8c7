import { starAnswers } from '#storage/answer-records.ts';
import { useRecord } from '#storage/use-record.ts';
import { composeAnswer } from '#ui/star/speaking-time.ts';
import { Nothing, Part, Prose } from './part.tsx';

/** The answer as it is told. */
export default function StoryBack({ id }: { id: string }) {
  const [answer, , loaded] = useRecord(starAnswers, id);
  if (!loaded) return null;
  const text = answer && composeAnswer(answer);
  return (
    <Part title="Your answer">
      {text ? <Prose text={text} /> : <Nothing text="You haven’t written an answer yet." />}
    </Part>
  );
}
