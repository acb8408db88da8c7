export type Decoded = { text: string; replaced: number } | { problem: 'empty' | 'binary' };

/** Share of unreadable characters above which a file is no text. */
const GARBAGE = 0.1;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what tells binary data from text
const UNREADABLE = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f\ufffd]/g;

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/**
 * Reads bytes as text: UTF-8, or UTF-16 where a byte order mark says so. Invalid sequences become U+FFFD, and
 * `replaced` counts them. Data with a zero character or mostly unreadable ones is `binary`.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const encoding = encodingOf(bytes);
  let text: string;
  let valid = true;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    valid = false;
    text = new TextDecoder(encoding).decode(bytes);
  }
  if (text.trim() === '') return { problem: 'empty' };
  const unreadable = text.match(UNREADABLE)?.length ?? 0;
  if (text.includes('\0') || unreadable > GARBAGE * text.length) return { problem: 'binary' };
  return { text, replaced: valid ? 0 : (text.match(/\ufffd/g)?.length ?? 0) };
}
