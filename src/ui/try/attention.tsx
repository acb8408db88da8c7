import { useState } from 'react';
import { attend, spread } from '#statistics/models/attention.ts';
import { axis } from './kit/axis.ts';
import { Check } from './kit/check.tsx';
import { Choice } from './kit/choice.tsx';
import { DataTable } from './kit/data-table.tsx';
import { number, percent, plural } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Bars, Dots, Words } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

/** Vectors made up by hand; the four numbers of a key say person, animal, action and description. */
const TOKENS = [
  { word: 'Mia', query: [0, 0, 2, 0], key: [3, 0, 0, 0], value: [1, 4] },
  { word: 'feeds', query: [2, 2, 0, 0], key: [0, 0, 3, 0], value: [3, 5] },
  { word: 'her', query: [2, 0, 0, 0], key: [1, 0, 0, 1], value: [1, 2] },
  { word: 'hungry', query: [0, 2, 0, 0], key: [0, 0, 0, 3], value: [4, 1] },
  { word: 'cat', query: [0, 0, 1, 2], key: [0, 3, 0, 0], value: [5, 3] },
] as const;
type Word = (typeof TOKENS)[number]['word'];

const DIVISORS = [0.25, 0.5, 1, 2, 4, 8, 16, 32];
/** The square root of a key's four numbers. */
const ROOT = 2;
const share = (value: number): string => percent(value, 0);

function remark(divisor: number, words: number, seen: number): string {
  if (seen === 1) return 'With the mask the first word sees only itself.';
  if (words < 1.05)
    return 'Softmax is nearly a maximum here: one word takes all, and no gradient is left for the others.';
  if (words > 0.95 * seen) return 'Divided by so much, all words count nearly the same, whatever they mean.';
  return divisor === ROOT ? 'A key has d = 4 numbers, and a transformer divides by √d = 2.' : '';
}

/** Scaled dot-product attention of one word over a sentence of five. */
export default function Attention() {
  const [word, setWord] = useState<Word>('her');
  const [place, setPlace] = useState(DIVISORS.indexOf(ROOT));
  const [isMasked, setIsMasked] = useState(false);
  const divisor = DIVISORS[place] ?? ROOT;
  const at = TOKENS.findIndex((token) => token.word === word);
  const seen = isMasked ? TOKENS.slice(0, at + 1) : TOKENS;
  const { scores, weights, mixed } = attend(TOKENS[at]?.query ?? [], seen, divisor);
  const [x = 0, y = 0] = mixed;
  const most = Math.max(...weights);
  const top = seen
    .filter((_, index) => most - (weights[index] ?? 0) < 1e-9)
    .map((token) => `“${token.word}”`);
  const words = spread(weights);
  return (
    <>
      <Choice
        label="Query: which word looks at the others"
        value={word}
        options={TOKENS.map((token) => [token.word, token.word] as const)}
        onValue={setWord}
      />
      <div className="mt-4">
        <Controls>
          <Slider
            label="Scores are divided by"
            value={place}
            min={0}
            max={DIVISORS.length - 1}
            format={(index) => `${DIVISORS[index]}${DIVISORS[index] === ROOT ? ' = √d' : ''}`}
            onValue={setPlace}
          />
          <Check label="Causal mask: hide later words" checked={isMasked} onChecked={setIsMasked} />
        </Controls>
      </div>
      <Result
        main={`“${word}” attends most to ${top.join(' and ')}, ${share(most)}${top.length > 1 ? ' each' : ''}. Its mixed value is (${number(x)}, ${number(y)}).`}
      >
        That’s as spread out as equal weights on {plural(Number(words.toFixed(1)), 'word')}.{' '}
        {remark(divisor, words, seen.length)}
      </Result>
      <Plot
        label={`Attention weights of “${word}”: ${seen.map((token, index) => `${token.word} ${share(weights[index] ?? 0)}`).join(', ')}.`}
        x={{ min: -0.6, max: 4.6, ticks: TOKENS.map((token, index) => ({ at: index, label: token.word })) }}
        y={axis(0, 1, { format: share, name: 'weight' })}
      >
        <Bars points={weights.map((weight, index) => [index, weight] as const)} width={0.6} />
      </Plot>
      <DataTable
        caption={`Scores and weights for the query of “${word}”`}
        head={['Word', 'q · k', `÷ ${divisor}`, 'Weight', 'Value']}
        rows={TOKENS.map((token, index) => {
          const score = scores[index];
          const value = `(${token.value.join(', ')})`;
          return score === undefined
            ? [token.word, 'masked', '', '0%', value]
            : [token.word, score, number(score / divisor), percent(weights[index] ?? 0), value];
        })}
      />
      <Plot
        label={`Values of ${seen.length} words and their weighted mean at ${number(x)}, ${number(y)}.`}
        x={axis(0, 6, { name: 'first number of a value', count: 6 })}
        y={axis(0, 6, { name: 'second number', count: 6 })}
        height={260}
      >
        <Dots points={seen.map(({ value }) => value)} />
        {seen.map((token) => (
          <Words key={token.word} x={token.value[0]} y={token.value[1]} text={token.word} />
        ))}
        <Dots points={[[x, y]]} kind="accent" r={6} />
      </Plot>
      <Legend
        items={[
          ['plain', 'values of the words'],
          ['accent', 'mixed value'],
        ]}
      />
    </>
  );
}
