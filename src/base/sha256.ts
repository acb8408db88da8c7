/** SHA-256 of a text's UTF-8 bytes, or of bytes, as lower-case hex. */
export async function sha256(data: string | Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
