import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { PlainRows, type RowsProps } from './plain-rows.tsx';

const ROW_HEIGHT = 44;

/** Of many rows those near the screen, and room for the others. */
export default function NearRows(props: RowsProps) {
  const { length } = props.shown;
  const top = useRef<HTMLTableRowElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (top.current) setOffset(top.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollMargin: offset,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = (items.at(-1)?.index ?? -1) + 1;
  return (
    <>
      <Spacer ref={top} rows={first} />
      <PlainRows {...props} first={first} last={last} />
      <Spacer rows={length - last} />
    </>
  );
}

/** Stands in for rows that are not drawn. */
function Spacer({ rows, ref }: { rows: number; ref?: Ref<HTMLTableRowElement> }) {
  return (
    <tr ref={ref} aria-hidden>
      <td style={{ height: rows * ROW_HEIGHT, padding: 0 }} />
    </tr>
  );
}
