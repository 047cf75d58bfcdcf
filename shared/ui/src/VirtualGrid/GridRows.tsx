import type { ReactVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './VirtualGrid.module.css';

interface GridRowsProps<Scroller extends Element | Window> {
  virtualizer: ReactVirtualizer<Scroller, HTMLDivElement>;
  list: RefObject<HTMLDivElement | null>;
  label: string;
  count: number;
  columns: number;
  gap: number;
  keyAt: (index: number) => string | number;
  draw: (index: number) => ReactNode;
}

/** The rows that are in sight, each where it belongs in the full height of the list. */
export function GridRows<Scroller extends Element | Window>(props: GridRowsProps<Scroller>) {
  const { virtualizer, list, label, count, columns, gap, keyAt, draw } = props;
  const margin = virtualizer.options.scrollMargin;

  // Turned on its side the window has other columns: the first card in sight stays the first.
  const first = useRef(0);
  const columnsBefore = useRef(columns);
  useLayoutEffect(() => {
    if (columnsBefore.current === columns) return;
    columnsBefore.current = columns;
    const isInside = (virtualizer.scrollOffset ?? 0) > margin;
    if (isInside)
      virtualizer.scrollToIndex(Math.floor(first.current / columns), { align: 'start' });
  }, [columns, margin, virtualizer]);
  useEffect(() => {
    first.current = (virtualizer.range?.startIndex ?? 0) * columns;
  });

  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      className={styles.list}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          role="presentation"
          data-index={row.index}
          className={styles.row}
          style={{
            insetBlockStart: row.start - margin,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            columnGap: gap,
          }}
        >
          {Array.from({ length: Math.min(columns, count - row.index * columns) }, (_, column) => {
            const index = row.index * columns + column;
            return (
              <div
                key={keyAt(index)}
                role="listitem"
                aria-setsize={count}
                aria-posinset={index + 1}
                className={styles.cell}
              >
                {draw(index)}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
