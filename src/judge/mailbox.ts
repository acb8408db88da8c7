/** Hands the next message of a channel to the one who waits for it. One request is in progress at a time. */
export interface Mailbox<Message> {
  /** The next message. Rejects with the reason of `close`. */
  receive: () => Promise<Message>;
  /** A message nobody waits for is dropped: an unasked-for reply answers nothing. */
  deliver: (message: Message) => void;
  /** The channel is gone, now and for every later `receive`. */
  close: (reason: Error) => void;
}

export function createMailbox<Message>(): Mailbox<Message> {
  let waiting: PromiseWithResolvers<Message> | undefined;
  let closed: Error | undefined;
  return {
    receive: () => {
      if (closed) return Promise.reject(closed);
      waiting = Promise.withResolvers();
      return waiting.promise;
    },
    deliver: (message) => waiting?.resolve(message),
    close: (reason) => {
      closed ??= reason;
      waiting?.reject(closed);
    },
  };
}
