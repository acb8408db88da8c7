/** A verdict in its colour: accepted green, everything else red, never by colour alone. */
export function VerdictText({ verdict }: { verdict: string }) {
  return (
    <span
      data-testid="verdict"
      className={`font-semibold ${verdict === 'Accepted' ? 'text-easy' : 'text-hard'}`}
    >
      {verdict}
    </span>
  );
}
