import { describe, expect, it } from 'vitest';
import { emptyContent } from './create.ts';
import { fromFormData, toFormData } from './form-data.ts';
import { resumeContentSchema } from './model.ts';
import { isPhoto, photoBytes, photoFrom } from './photo.ts';
import { fromJsonResume } from './read/json-resume.ts';
import { PHOTO } from './testing/arbitrary-resume.ts';
import { toJsonResume } from './write/json-resume.ts';

const address = (bytes: Uint8Array): string =>
  `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
const file = photoBytes(PHOTO);
/** The file with one byte of its size changed: of height and width the lower ones are 5 and 7 bytes behind the marker's. */
const frame = file.findIndex((byte, at) => byte === 0xff && file[at + 1] === 0xc0);
const changed = (offset: number, value: number) => file.with(frame + offset, value);

describe('a photo', () => {
  it('is a square JPEG file', () => {
    expect(isPhoto(PHOTO)).toBe(true);
    expect(photoFrom(PHOTO, undefined)).toEqual({ image: PHOTO, shape: 'round', shown: true });
  });

  it.each([
    ['an address on the web', 'https://example.com/me.jpg'],
    ['a script', 'javascript:alert(1)'],
    ['an SVG file', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['no JPEG file', 'data:image/jpeg;base64,AAAA'],
    ['a file that ends before its size', address(file.slice(0, frame + 4))],
    ['a file that is not square', address(changed(8, 9))],
    ['an empty picture', address(changed(8, 0).with(frame + 6, 0))],
    ['a file that is too large', `data:image/jpeg;base64,${'A'.repeat(500_000)}`],
  ])('is not %s', (_, image) => {
    expect(isPhoto(image)).toBe(false);
  });

  it('that cannot be printed is left out of a resume, and the rest stays', () => {
    const content = {
      ...emptyContent(),
      headline: 'Engineer',
      photo: { image: 'x', shape: 'round', shown: true },
    };
    expect(resumeContentSchema.parse(content)).toMatchObject({ headline: 'Engineer', photo: undefined });
  });

  it('is in resume.json and JSON Resume, shown or not', () => {
    for (const shown of [true, false]) {
      const content = { ...emptyContent(), photo: { image: PHOTO, shape: 'square', shown } as const };
      expect(fromFormData(JSON.parse(JSON.stringify(toFormData(content)))).photo).toEqual(content.photo);
      const written = JSON.parse(JSON.stringify(toJsonResume(content)));
      expect(written.basics?.image).toBe(shown ? PHOTO : undefined);
      expect(fromJsonResume(written).photo).toEqual(content.photo);
    }
  });
});
