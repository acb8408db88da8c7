import { Check, X } from 'lucide-react';

interface Props {
  useWhen: string[];
  avoidWhen: string[];
}

function List({ title, items, good }: { title: string; items: string[]; good: boolean }) {
  const Icon = good ? Check : X;
  return (
    <section aria-label={title} className="rounded-lg border bg-surface p-4">
      <h2 className="mb-2.5 font-semibold">{title}</h2>
      <ul className="space-y-2 text-base">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Icon
              size={16}
              aria-hidden
              className={`mt-[0.2rem] shrink-0 ${good ? 'text-easy' : 'text-hard'}`}
            />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When the pattern helps, beside when it does not. */
export function When({ useWhen, avoidWhen }: Props) {
  return (
    <div className="mt-10 grid gap-3 md:grid-cols-2">
      <List title="Use it when" items={useWhen} good />
      <List title="Avoid it when" items={avoidWhen} good={false} />
    </div>
  );
}
