import './preview.css';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ResumeContent } from '#resume/model.ts';

/** Every cut of a template's font that its page may print. */
const CUTS = ['400', '600', 'italic 400'];
const FONTS = { professional: 'Resume Sans', concise: 'Resume Serif' } as const;

interface Props {
  template: ResumeContent['template'];
  /** A class of what is printed. */
  kind?: string;
  children: ReactNode;
}

/** A printed page, as wide as its place allows. Its text shows once its fonts are there, so that no line breaks anew before the eye. */
export function Sheet({ template, kind = '', children }: Props) {
  const page = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);

  // Before paint: what is there already shows at once.
  useLayoutEffect(() => {
    const text = page.current?.textContent ?? '';
    const missing = CUTS.map((cut) => `${cut} 1em "${FONTS[template]}"`).filter(
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
  }, [template]);

  return (
    <div className="resume-sheet">
      <div ref={page} data-ready={ready} className={`resume-page resume-${template} ${kind}`}>
        {children}
      </div>
    </div>
  );
}
