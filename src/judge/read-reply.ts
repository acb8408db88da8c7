/** What a reply's text says. Undefined, which is no reply at all, for one that is no JSON; `onLonger` is taken for one that is too long to parse. */
export function readReply(reply: unknown, longest = Number.POSITIVE_INFINITY, onLonger?: object): unknown {
  if (typeof reply !== 'string') return;
  if (reply.length > longest) return onLonger;
  try {
    return JSON.parse(reply);
  } catch {
    return;
  }
}
