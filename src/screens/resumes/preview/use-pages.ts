import { useEffect, useRef, useState } from 'react';
import { makePdf, type Printable } from '../documents/pdf-client.ts';
import { pdfPictures } from '../read-pdf/client.ts';

/** What is typed within this time is drawn together. */
const PAUSE_MS = 200;

export interface Pages {
  /** Addresses of a picture of each page; undefined until the first ones are drawn. */
  pictures?: string[];
  /** Characters that could not be set. */
  unset: string[];
  failed: boolean;
}

const NONE: Pages = { unset: [], failed: false };

/**
 * The pages of a document as its PDF has them: the PDF is made and drawn again a moment after each change. Until then the
 * pages before the change stay.
 */
export function usePages(kind: Printable['kind'], content: Printable['content']): Pages {
  const [pages, setPages] = useState(NONE);
  const drawn = useRef(false);

  useEffect(() => {
    let current = true;
    const draw = async () => {
      try {
        const { blob, unset } = await makePdf({ kind, content } as Printable);
        const pictures = current ? await pdfPictures(blob) : [];
        if (!current) return;
        drawn.current = true;
        setPages({ pictures: pictures.map((picture) => URL.createObjectURL(picture)), unset, failed: false });
      } catch {
        if (current) setPages((known) => ({ ...known, failed: true }));
      }
    };
    const timer = setTimeout(() => void draw(), drawn.current ? PAUSE_MS : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [kind, content]);

  const { pictures } = pages;
  useEffect(
    () => () => {
      for (const picture of pictures ?? []) URL.revokeObjectURL(picture);
    },
    [pictures],
  );
  return pages;
}
