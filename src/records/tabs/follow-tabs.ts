import type { Placed } from '../disk/disk.ts';
import { isStamp } from '../is-stamp.ts';
import type { Row } from '../row.ts';
import type { Store } from '../store.ts';

/** What carries messages between the tabs of one browser; a `BroadcastChannel` is one. */
export interface Channel {
  post: (message: unknown) => void;
  /** Returns how to stop. */
  listen: (listener: (message: unknown) => void) => () => void;
}

type Message = { kind: 'rows'; rows: Placed[] } | { kind: 'hello' };

interface Options {
  /** Checks a row that another tab sent against its table's schema. */
  isSound: (table: string, row: Row) => boolean;
  /** Rows of this tab that are not on disk: a new tab could not read them there. */
  pending: () => Placed[];
  now?: () => number;
}

/** A tab that opens may have read the disk just before a change reached it, so it is sent what is this young as well. */
const RECENT_MS = 10_000;

export interface TabsFollower {
  /** Sends rows to the other tabs although nothing changed here. */
  send: (rows: Placed[]) => void;
  /** The page is being left: a tab that is just opening may have missed what was done here last. */
  flush: () => void;
  stop: () => void;
}

/** Sends this tab's changes to the others and takes over theirs: the rows themselves, so that nobody has to read them back. */
export function followTabs(
  store: Store,
  channel: Channel,
  { isSound, pending, now = Date.now }: Options,
): TabsFollower {
  let recent: { placed: Placed; time: number }[] = [];
  let heardHello = Number.NEGATIVE_INFINITY;
  const post = (message: Message) => channel.post(message);
  const send = (rows: Placed[]) => rows.length > 0 && post({ kind: 'rows', rows });
  const young = () => recent.filter(({ time }) => now() - time < RECENT_MS);
  const flush = () => send([...pending(), ...young().map(({ placed }) => placed)]);
  const stopChannel = channel.listen((message) => {
    if (!isMessage(message)) return;
    if (message.kind === 'hello') {
      heardHello = now();
      flush();
      return;
    }
    const rows = message.rows.filter(({ table, row }) => isSound(table, row));
    store.transact(() => {
      for (const { table, row } of rows) store.apply(table, [row], 'tab');
    }, 'tab');
  });
  const stopStore = store.subscribe((changes) => {
    const time = now();
    // A tab that has just opened may have missed what a third one sent before it left.
    const passesOn = time - heardHello < RECENT_MS;
    const news = changes
      .filter(({ origin }) => origin !== 'disk')
      .map(({ table, after, origin }) => ({ placed: { table, row: after }, own: origin !== 'tab' }));
    send(news.filter(({ own }) => own || passesOn).map(({ placed }) => placed));
    recent = [...young(), ...news.map(({ placed }) => ({ placed, time }))];
  });
  post({ kind: 'hello' });
  return {
    send,
    flush,
    stop() {
      stopChannel();
      stopStore();
    },
  };
}

/** A tab with another version of the product may send anything. */
function isMessage(message: unknown): message is Message {
  if (typeof message !== 'object' || !message) return false;
  const { kind, rows } = message as Partial<Extract<Message, { kind: 'rows' }>>;
  if ((message as { kind?: unknown }).kind === 'hello') return true;
  return kind === 'rows' && Array.isArray(rows) && rows.every(isPlaced);
}

const isPlaced = (placed: unknown): placed is Placed => {
  const { table, row } = (placed ?? {}) as Partial<Placed>;
  return typeof table === 'string' && isRow(row);
};

/** Whether a value from outside has the shape of a row; its fields are the table's schema's matter. */
export function isRow(value: unknown): value is Row {
  if (typeof value !== 'object' || !value) return false;
  const { id, fields, stamp, own, removed, seen } = value as Partial<Row>;
  const stamps = (record: unknown) =>
    record === undefined ||
    (typeof record === 'object' && record !== null && Object.values(record).every(isStamp));
  return (
    typeof id === 'string' &&
    typeof fields === 'object' &&
    fields !== null &&
    fields.id === id &&
    isStamp(stamp) &&
    stamps(own) &&
    stamps(seen) &&
    (removed === undefined || isStamp(removed))
  );
}
