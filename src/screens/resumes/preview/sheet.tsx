import './preview.css';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { TEMPLATES, type TemplateId } from '#resume/templates/templates.ts';
import { cssFamily, FONT_FACE_RULES } from '../fonts/face-rules.ts';
import { sheetStyle } from './sheet-style.ts';

/** Every cut of a template's font that its page may print. */
const CUTS = ['400', '600', 'italic 400'];

interface Props {
  template: TemplateId;
  /** A class of what is printed. */
  kind?: string;
  children: ReactNode;
}

/** A printed page, as wide as its place allows. Its text shows once its fonts are there, so that no line breaks anew before the eye. */
export function Sheet({ template, kind = '', children }: Props) {
  const look = TEMPLATES[template];
  const page = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);

  // Before paint: what is there already shows at once.
  useLayoutEffect(() => {
    const text = page.current?.textContent ?? '';
    const missing = CUTS.map((cut) => `${cut} 1em "${cssFamily(look.family)}"`).filter(
      (font) => !document.fonts.check(font, text),
    );
    if (missing.length === 0) return setReady(true);
    let current = true;
    // Text in another font is better than none, so a font that cannot be had is not waited for.
    void Promise.allSettled(missing.map((font) => document.fonts.load(font, text))).then(
      () => current && setReady(true),
    );
    return () => {
      current = false;
    };
  }, [look]);

  return (
    <div className="resume-sheet">
      <style href="resume-fonts" precedence="default">
        {FONT_FACE_RULES}
      </style>
      <div ref={page} data-ready={ready} style={sheetStyle(look)} className={`resume-page ${kind}`}>
        {children}
      </div>
    </div>
  );
}
