/** A verdict in its color: accepted green, everything else red, never by color alone. */
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
