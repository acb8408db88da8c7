/** Rounds of the passphrase's stretching; a server that asks for fewer is not obeyed. */
const ITERATIONS = 600_000;
const FORMAT = 'dryrun-sync-key';
const VERSION = 1;
/** Known text, sealed: whoever can open it has the right passphrase. */
const CHECK = 'dryrun';
const CHECK_NAME = 'key';
const IV_BYTES = 12;

/** Where an account keeps what a passphrase becomes a key with. It says nothing about the passphrase. */
export const KEY_FILE = 'key.json';

/** A passphrase that does not fit, or a key file that this release cannot use; the message can be shown. */
export class SealError extends Error {
  override name = 'SealError';
  readonly kind: 'wrong' | 'damaged' | 'newer';
  constructor(kind: 'wrong' | 'damaged' | 'newer') {
    super(
      {
        wrong: 'This passphrase doesn’t match the one used on your other devices.',
        damaged: 'The account’s key file is damaged.',
        newer: 'Another device uses a newer Dryrun. Reload this page to update.',
      }[kind],
    );
    this.kind = kind;
  }
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);

async function stretch(passphrase: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', utf8(passphrase.normalize('NFC')), 'PBKDF2', false, [
    'deriveKey',
  ]);
  // Not extractable: what is kept of it can be used in this browser, but not read.
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** A key for an account that has none yet, and the file that other devices make the same key with. */
export async function makeKey(passphrase: string): Promise<{ key: CryptoKey; file: string }> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const key = await stretch(passphrase, salt);
  const check = toBase64(await seal(key, CHECK_NAME, CHECK));
  const head = { format: FORMAT, version: VERSION, iterations: ITERATIONS };
  return { key, file: JSON.stringify({ ...head, salt: toBase64(salt), check }) };
}

/**
 * The key that a passphrase and an account's key file make.
 * @throws {SealError}
 */
export async function openKey(passphrase: string, file: string): Promise<CryptoKey> {
  const { salt, check } = readKeyFile(file);
  const key = await stretch(passphrase, salt);
  if ((await unseal(key, CHECK_NAME, check)) !== CHECK) throw new SealError('wrong');
  return key;
}

function readKeyFile(file: string) {
  let found: Record<string, unknown>;
  try {
    found = JSON.parse(file);
    if (found.format !== FORMAT) throw new SealError('damaged');
    const [salt, check] = [fromBase64(String(found.salt)), fromBase64(String(found.check))];
    if (found.version === VERSION && found.iterations === ITERATIONS && salt.length === 16)
      return { salt, check };
  } catch {
    throw new SealError('damaged');
  }
  throw new SealError(Number(found.version) > VERSION ? 'newer' : 'damaged');
}

/** A text as only the key opens it again, and only under the same name: a server cannot pass one file off as another. */
export async function seal(key: CryptoKey, name: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const packed = await through(utf8(text), new CompressionStream('gzip'));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: utf8(name) },
    key,
    packed,
  );
  const bytes = new Uint8Array(IV_BYTES + sealed.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(sealed), IV_BYTES);
  return bytes;
}

/** The text that was sealed, or undefined where the bytes were cut off, changed or sealed with another key or name. */
export async function unseal(
  key: CryptoKey,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string | undefined> {
  try {
    const packed = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, IV_BYTES), additionalData: utf8(name) },
      key,
      bytes.subarray(IV_BYTES),
    );
    return new TextDecoder().decode(await through(new Uint8Array(packed), new DecompressionStream('gzip')));
  } catch {
    return undefined;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const piped = new Blob([bytes]).stream().pipeThrough(stream as TransformStream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}
