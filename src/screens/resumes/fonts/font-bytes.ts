/** The file of a font at an address of ours. @throws if it can neither be fetched nor was kept */
export async function fontBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font ${address} could not be fetched: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
