/** What is used of a document of PDFKit while it is written, some of it not meant for us. */

export interface StructureElement {
  add: (child: unknown) => StructureElement;
  end: () => void;
}

export interface StructureOptions {
  alt?: string | undefined;
}

export interface PdfContext {
  info: Record<string, unknown>;
  struct: (type: string, options?: StructureOptions) => StructureElement;
  addStructure: (element: StructureElement) => void;
  markStructureContent: (type: string) => unknown;
  markContent: (type: string, options?: Record<string, unknown>) => void;
  endMarkedContent: () => void;
  addContent: (operator: string) => unknown;
  link: (x: number, y: number, width: number, height: number, url: string, options?: object) => unknown;
  appendXML: (xml: string) => void;
  _addInfo: () => void;
  on(event: 'data', listener: (chunk: Uint8Array) => void): void;
  on(event: 'end', listener: () => void): void;
  on(event: 'error', listener: (error: Error) => void): void;
}
