import { useEffect, useState } from 'react';
import type { ResumeContent } from '#resume/model.ts';
import { makePdf } from '../documents/pdf-client.ts';
import { pdfPictures } from '../read-pdf/client.ts';

/** Thumbnails are about this many pixels a point of the page. */
const SCALE = 1;
const KEPT = 40;

/** First pages that were drawn, by what they were drawn from: going back to the templates shows them at once. */
const drawn = new Map<string, string>();

function keep(key: string, picture: Blob): string {
  const address = URL.createObjectURL(picture);
  drawn.set(key, address);
  for (const [old, oldest] of drawn) {
    if (drawn.size <= KEPT) break;
    drawn.delete(old);
    URL.revokeObjectURL(oldest);
  }
  return address;
}

let turn: Promise<unknown> = Promise.resolve();

/** One thumbnail after the other, so that the preview never waits for more than one. */
function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  const drawing = turn.then(draw);
  turn = drawing.catch(() => undefined);
  return drawing;
}

/** The first page of a resume as a small picture; undefined until it is drawn. */
export function useThumbnail(content: ResumeContent): string | undefined {
  const { jobInfo: _, resumeFile: __, ...printed } = content;
  const key = JSON.stringify(printed);
  const [shown, setShown] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what of the content is printed
  useEffect(() => {
    const known = drawn.get(key);
    if (known) return setShown(known);
    let current = true;
    inTurn(async () => {
      if (!current) return undefined;
      const { blob } = await makePdf({ kind: 'resume', content });
      return (await pdfPictures(blob, SCALE))[0];
    }).then(
      (picture) => current && picture && setShown(keep(key, picture)),
      // An empty sheet still has its name beside it.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [key]);
  return shown;
}
