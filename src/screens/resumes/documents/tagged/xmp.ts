const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter);

interface Info {
  Title: string | undefined;
  Author: string | undefined;
  Creator: string | undefined;
  CreationDate: Date;
}

/** What a PDF says about itself, for programs that read XML. PDFKit writes names with an `&` in them as they are. */
export function descriptionXml({ Title = '', Author = '', Creator = '', CreationDate }: Info): string {
  const created = `${CreationDate.toISOString().slice(0, 19)}Z`;
  return `
    <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <xmp:CreateDate>${created}</xmp:CreateDate>
      <xmp:CreatorTool>${escaped(Creator)}</xmp:CreatorTool>
      <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(Title)}</rdf:li></rdf:Alt></dc:title>
      <dc:creator><rdf:Seq><rdf:li>${escaped(Author)}</rdf:li></rdf:Seq></dc:creator>
    </rdf:Description>`;
}
