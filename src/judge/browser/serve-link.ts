/** What a linked worker says: once that it is there, then one reply to each message. */
export type LinkReply = { ready: true } | { reply: unknown } | { failed: string };

/** In a worker of the frame: takes its parts, then answers each message from the page with what `start` made of them. */
export function serveLink<Parts, Message>(start: (parts: Parts) => (message: Message) => unknown): void {
  self.onmessage = ({ data }: MessageEvent<{ port: MessagePort; parts: Parts }>) => {
    self.onmessage = null;
    const { port, parts } = data;
    const say = (reply: LinkReply) => port.postMessage(reply);
    const attempt = async (work: () => LinkReply | Promise<LinkReply>) => {
      try {
        say(await work());
      } catch (error) {
        say({ failed: String(error) });
      }
    };
    attempt(() => {
      const answer = start(parts);
      port.onmessage = (event: MessageEvent<Message>) =>
        attempt(async () => ({ reply: await answer(event.data) }));
      return { ready: true };
    });
  };
}
