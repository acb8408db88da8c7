import type { PdfContext, StructureElement, StructureOptions } from './pdf-context.ts';

/**
 * What a part of a page is to those who do not see it, from the outside in: `['L jobs', 'LI 2', 'LBody']` is the text of an
 * item of a list. A name behind the type joins parts that are drawn apart, on one page or on several.
 */
export type Tag = readonly string[];

/** Drawn, and not read: lines, tints, icons and page numbers. */
export const ARTIFACT = 'Artifact';

const typeOf = (step: string): string => step.split(' ', 1)[0] ?? step;

/** The structure tree of a document, which grows while its pages are drawn. */
export class Structure {
  private readonly context: PdfContext;
  private readonly root: StructureElement;
  private readonly elements = new Map<string, StructureElement>();
  private readonly leaves = new Map<object, StructureElement>();
  private current: { element: StructureElement; type: string } | undefined;

  constructor(context: PdfContext) {
    this.context = context;
    this.root = context.struct('Document');
    context.addStructure(this.root);
    this.tagLinks();
  }

  /** Begins what is read. @param identity the same for all parts of one text that is broken over pages */
  begin(path: Tag, identity: object, options: StructureOptions): void {
    const type = typeOf(path.at(-1) ?? 'P');
    let element = this.leaves.get(identity);
    if (!element) {
      element = this.context.struct(type, options);
      this.container(path.slice(0, -1)).add(element);
      this.leaves.set(identity, element);
    }
    this.current = { element, type };
    element.add(this.context.markStructureContent(type));
  }

  beginArtifact(): void {
    this.context.markContent(ARTIFACT, { type: 'Layout' });
  }

  end(): void {
    this.context.endMarkedContent();
    this.current = undefined;
  }

  private container(path: Tag): StructureElement {
    const last = path.at(-1);
    if (last === undefined) return this.root;
    const key = path.join('\n');
    const known = this.elements.get(key);
    if (known) return known;
    const made = this.context.struct(typeOf(last));
    this.container(path.slice(0, -1)).add(made);
    this.elements.set(key, made);
    return made;
  }

  /** A link's text, up to the end of the run that follows it, and its active area become an element of the text around it. */
  private tagLinks(): void {
    const { context } = this;
    const [link, addContent] = [context.link.bind(context), context.addContent.bind(context)];
    let open: (() => void) | undefined;
    context.link = (x, y, width, height, url) => {
      const { current } = this;
      if (!current) return link(x, y, width, height, url);
      context.endMarkedContent();
      const element = context.struct('Link');
      current.element.add(element);
      element.add(context.markStructureContent('Link'));
      open = () => {
        context.endMarkedContent();
        current.element.add(context.markStructureContent(current.type));
      };
      const drawn = link(x, y, width, height, url, { structParent: element, Contents: new String(url) });
      // PDFKit notes the page of the area when the element ends, so that must be on this page.
      element.end();
      return drawn;
    };
    context.addContent = (operator) => {
      const result = addContent(operator);
      if (operator === 'ET' && open) {
        const close = open;
        open = undefined;
        close();
      }
      return result;
    };
  }
}
