import { Circle, Ellipse, Path, Rect, Svg } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Contact } from '#resume/outline.ts';
import { ARTIFACT } from '../tagged/structure.ts';

/** Drawn in a square of 24. */
const DRAWINGS: Record<Contact['kind'], ReactNode> = {
  email: (
    <>
      <Rect x="2" y="4.5" width="20" height="15" rx="2" ry="2" />
      <Path d="M3 6.5 L12 13.5 L21 6.5" />
    </>
  ),
  phone: (
    <>
      <Rect x="6.5" y="2" width="11" height="20" rx="2.2" ry="2.2" />
      <Path d="M10.5 18.4 L13.5 18.4" />
    </>
  ),
  place: (
    <>
      <Path d="M12 22 C8 17.2 4.8 13.6 4.8 9.6 C4.8 5.4 8 2.2 12 2.2 C16 2.2 19.2 5.4 19.2 9.6 C19.2 13.6 16 17.2 12 22 Z" />
      <Circle cx="12" cy="9.6" r="2.6" />
    </>
  ),
  linkedin: (
    <>
      <Circle cx="12" cy="7.6" r="4.6" />
      <Path d="M3.4 21.6 C4 16.6 7.4 14.6 12 14.6 C16.6 14.6 20 16.6 20.6 21.6" />
    </>
  ),
  github: <Path d="M7.6 6 L1.8 12 L7.6 18 M16.4 6 L22.2 12 L16.4 18" />,
  website: (
    <>
      <Circle cx="12" cy="12" r="10" />
      <Ellipse cx="12" cy="12" rx="4.2" ry="10" />
      <Path d="M2 12 L22 12" />
    </>
  ),
};

interface Props {
  kind: Contact['kind'];
  /** Of its square, in points. */
  size: number;
  color: string;
}

/** What a contact is, drawn. */
export function ContactIcon({ kind, size, color }: Props) {
  return (
    <Svg
      viewBox="0 0 24 24"
      stroke={color}
      strokeWidth={2}
      strokeLinejoin="round"
      style={{ width: size, height: size, flexShrink: 0 }}
      data-tag={[ARTIFACT]}
    >
      {DRAWINGS[kind]}
    </Svg>
  );
}
