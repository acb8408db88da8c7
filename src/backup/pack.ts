/** What stands for sound and other binary data in a backup. */
const BLOB = '$blob';
/** Names that change what an object is rather than what it holds. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** A value from a file that no record may hold. */
export class UnpackError extends Error {
  override name = 'UnpackError';
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const parts: string[] = [];
  // Only so many arguments can be handed to one call.
  for (let at = 0; at < bytes.length; at += 0x8000)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
}

function toBlob(packed: unknown): Blob {
  if (!isFields(packed) || typeof packed.type !== 'string' || typeof packed.base64 !== 'string')
    throw new UnpackError('contains a recording without audio');
  let text: string;
  try {
    text = atob(packed.base64);
  } catch {
    throw new UnpackError('contains audio that isn’t base64');
  }
  return new Blob([Uint8Array.from(text, (char) => char.charCodeAt(0))], { type: packed.type });
}

/** A stored value as JSON can hold it. A field whose name begins with `$` gets another one before it. */
export async function pack(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return { [BLOB]: { type: value.type, base64: await toBase64(value) } };
  if (Array.isArray(value)) return Promise.all(value.map(pack));
  if (!isFields(value)) return value;
  const fields = await Promise.all(
    Object.entries(value)
      .filter(([key]) => !FORBIDDEN.has(key))
      .map(async ([key, field]) => [key.startsWith('$') ? `$${key}` : key, await pack(field)]),
  );
  return Object.fromEntries(fields);
}

/**
 * The stored value that `pack` made `value` from.
 * @throws {UnpackError} where it holds what `pack` never writes
 */
export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (!isFields(value)) return value;
  const entries = Object.entries(value);
  if (entries.length === 1 && BLOB in value) return toBlob(value[BLOB]);
  return Object.fromEntries(
    entries.map(([key, field]) => {
      if (FORBIDDEN.has(key)) throw new UnpackError(`contains a field named ${key}`);
      if (!key.startsWith('$')) return [key, unpack(field)];
      if (!key.startsWith('$$')) throw new UnpackError(`contains a field named ${key}`);
      return [key.slice(1), unpack(field)];
    }),
  );
}
