const EXCHANGE = [
  { from: 'Interviewer', text: 'Given a list of numbers and a target, find the two that add up to it.' },
  { from: 'You', text: 'Can I use a number twice, and is there always exactly one pair?' },
  { from: 'Interviewer', text: 'Once each, and yes. What’s your first idea?' },
  {
    from: 'You',
    text: 'Checking every pair is O(n²). If I keep the numbers I’ve seen in a hash map with their indices, one pass is enough: O(n) time and space.',
  },
  { from: 'Interviewer', text: 'Good. Which case would you test first?' },
];

/** A static picture of what an interview sounds like; it takes no input and says that it is an illustration. */
export function ChatMockup() {
  return (
    <figure className="rounded-xl border bg-surface">
      <ol className="space-y-3 p-5 text-base">
        {EXCHANGE.map(({ from, text }) => {
          const mine = from === 'You';
          return (
            <li key={text} className={`flex flex-col ${mine ? 'items-end' : 'items-start'}`}>
              <span className="mb-0.5 px-1 text-xs text-muted">{from}</span>
              <span
                className={`max-w-[88%] rounded-lg px-3.5 py-2 ${mine ? 'bg-accent-soft' : 'border bg-bg'}`}
              >
                {text}
              </span>
            </li>
          );
        })}
      </ol>
      <figcaption className="border-t px-5 py-2.5 text-xs text-muted">
        An example of the conversation you’ll rehearse.
      </figcaption>
    </figure>
  );
}
