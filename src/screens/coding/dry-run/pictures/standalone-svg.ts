/**
 * A picture's markup as a file of its own: colors, sizes and places stand in it as attributes, as it has no style sheet.
 * @param tokenOf the value of one of the page's CSS variables
 */
export function standaloneSvg(markup: string, tokenOf: (name: string) => string): string {
  const frame = `font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13.6"`;
  const ground = `<rect width="100%" height="100%" fill="${tokenOf('--surface')}"/>`;
  const halo = `font-size="12" stroke="${tokenOf('--surface')}" stroke-width="4" paint-order="stroke"`;
  return markup
    .replace(/style="transform: translate\(([\d.-]+)px, ([\d.-]+)px\);?"/g, 'transform="translate($1 $2)"')
    .replace(/class="picture-note[^"]*"/g, halo)
    .replace(/class="font-medium"/g, 'font-weight="500"')
    .replace(/<svg([^>]*) class="[^"]*"([^>]*)>/, `<svg$1$2 ${frame}>${ground}`)
    .replace(/ class="[^"]*"/g, '')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokenOf(name));
}
