/** The object that a method runs on, as Python and Java call it. */
export const isReceiver = (name: string) => name === 'self' || name === 'this';

/** What the program itself calls one of its fields: in Java, `this.` is mostly left out. `key` is a trace's: `scount`. */
export const fieldName = (receiver: string, key: unknown) =>
  receiver === 'this' ? String(key).slice(1) : `${receiver}.${String(key).slice(1)}`;
