/** Whether one release of the product is newer than another one, by its numbers; what is no release is not. */
export function isNewer(product: string, than: string): boolean {
  const [a, b] = [product, than].map((text) => text.split(/[.-]/).map(Number));
  const at = a?.findIndex((part, index) => part !== b?.[index]) ?? -1;
  return (a?.[at] ?? 0) > (b?.[at] ?? 0);
}
