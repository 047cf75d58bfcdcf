import { VIRTUAL_LIST } from '@portal/domain/limits';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { columnsIn, withFocusedRow } from './columnsIn.ts';
import { GridRows } from './GridRows.tsx';
import { meanRowHeight } from './meanRowHeight.ts';
import { useFocusedRow } from './useFocusedRow.ts';
import { useListPlace } from './useListPlace.ts';
import type { VirtualGridProps } from './virtualGridProps.ts';

export interface WindowedGridProps extends Omit<
  VirtualGridProps<never>,
  'items' | 'keyOf' | 'children'
> {
  count: number;
  keyAt: (index: number) => string | number;
  draw: (index: number) => ReactNode;
}

function useGrid(props: WindowedGridProps) {
  const { count, keyAt, minColumnWidth, gap = 16 } = props;
  const { rowHeight = VIRTUAL_LIST.rowHeight, overscan = VIRTUAL_LIST.overscan } = props;
  const list = useRef<HTMLDivElement>(null);
  const measured = useRef<ReadonlyMap<bigint | number | string, number>>(new Map());
  const place = useListPlace(list);
  const focusedRow = useFocusedRow(list);
  const columns = columnsIn(place.width, minColumnWidth, gap);
  const rows = Math.ceil(count / columns);
  return {
    place,
    measured,
    rowProps: { ...props, gap, list, columns },
    options: {
      count: rows,
      gap,
      overscan,
      useFlushSync: false,
      estimateSize: () => meanRowHeight(measured.current, columns, rowHeight),
      // What was measured with other columns says nothing of these.
      getItemKey: (row: number) => `${columns} ${keyAt(row * columns)}`,
      rangeExtractor: (range: Range) =>
        withFocusedRow(defaultRangeExtractor(range), focusedRow, rows),
    },
  };
}

/** The grid itself, see `VirtualGrid`. */
export default function WindowedGrid(props: WindowedGridProps) {
  const { place, measured, rowProps, options } = useGrid(props);
  // oxlint-disable-next-line react/incompatible-library -- its functions change with it, and no compiler keeps old ones
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    ...options,
    scrollMargin: place.top,
  });
  useLayoutEffect(() => {
    measured.current = virtualizer.itemSizeCache;
  });
  return <GridRows {...rowProps} virtualizer={virtualizer} />;
}
