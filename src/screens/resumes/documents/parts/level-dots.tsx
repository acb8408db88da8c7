import { Circle, Svg } from '@react-pdf/renderer';
import { LEVELS } from '#resume/level.ts';
import { ARTIFACT } from '../tagged/structure.ts';

interface Props {
  level: number;
  /** Of a dot, in points. */
  size: number;
  colors: { on: string; off: string };
  rightToLeft: boolean;
}

/** Room between two dots, as a share of one. */
const GAP = 0.45;

/** A level as a row of dots, as many filled as it has steps. Its word stands beside it. */
export function LevelDots({ level, size, colors, rightToLeft }: Props) {
  const step = size * (1 + GAP);
  const width = step * LEVELS - size * GAP;
  return (
    <Svg
      viewBox={`0 0 ${width} ${size}`}
      style={{ width, height: size, flexShrink: 0 }}
      data-tag={[ARTIFACT]}
    >
      {Array.from({ length: LEVELS }, (_, at) => {
        const number = rightToLeft ? LEVELS - at : at + 1;
        return (
          <Circle
            key={number}
            cx={at * step + size / 2}
            cy={size / 2}
            r={size / 2}
            fill={number <= level ? colors.on : colors.off}
          />
        );
      })}
    </Svg>
  );
}
