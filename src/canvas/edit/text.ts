import { byId, type Drawing } from '../drawing.ts';
import { isLine, LARGEST, LONGEST_TEXT } from '../shape.ts';
import { fitted } from '../words.ts';
import { replace } from './add.ts';

/** The drawing with another text on one shape; a box grows where the text needs room. */
export function setText(drawing: Drawing, id: string, text: string): Drawing {
  const shape = byId(drawing).get(id);
  const kept = text.slice(0, LONGEST_TEXT);
  if (!shape || shape.text === kept) return drawing;
  if (isLine(shape)) return replace(drawing, { ...shape, text: kept });
  const box = fitted({ ...shape, text: kept });
  return replace(drawing, box.h > LARGEST ? { ...shape, text: kept } : box);
}
