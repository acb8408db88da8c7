import { Html } from '#ui/html.tsx';
import { Part } from './part.tsx';

interface Example {
  input: string;
  output: string;
  /** Inline HTML, or empty. */
  explanation: string;
}

interface Props {
  examples: readonly Example[];
  /** Input and output are values of a program, not prose. */
  code?: boolean;
}

export function Examples({ examples, code = false }: Props) {
  return (
    <Part title="Examples">
      <div className="space-y-5">
        {examples.map((example, index) => (
          <ExampleBlock key={example.input} example={example} index={index} code={code} />
        ))}
      </div>
    </Part>
  );
}

function ExampleBlock({ example, index, code }: { example: Example; index: number; code: boolean }) {
  const lines = [
    { label: 'Input', text: example.input },
    { label: 'Output', text: example.output },
  ];
  return (
    <div className="rounded-md border-l-2 border-border-strong/60 py-0.5 pl-4">
      <h3 className="mb-1 text-sm font-medium text-muted">Example {index + 1}</h3>
      <dl className="space-y-1 text-sm">
        {lines.map(({ label, text }) => (
          <div key={label} className="flex gap-2">
            <dt className="w-12 shrink-0 text-muted">{label}</dt>
            <dd className={`min-w-0 break-words ${code ? 'font-mono text-sm' : ''}`}>{text}</dd>
          </div>
        ))}
      </dl>
      {example.explanation && <Html className="prose mt-1 text-sm text-muted" html={example.explanation} />}
    </div>
  );
}
