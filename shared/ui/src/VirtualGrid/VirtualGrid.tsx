import { lazy, Suspense, type ReactNode } from 'react';
import { useIsInBrowser } from '../useIsInBrowser/useIsInBrowser.ts';
import type { VirtualGridProps } from './virtualGridProps.ts';

export type { VirtualGridProps } from './virtualGridProps.ts';

const Windowed = lazy(() => import(/* webpackChunkName: "virtual-grid" */ './WindowedGrid.tsx'));

/**
 * A long list of which only what is near the window is drawn (LIM-09, C-15): in one column, or in
 * as many as fit. Rows are measured once drawn, so large text never clips. Screen readers hear
 * «3 de 120» for every card. The card with the focus stays, however far one scrolls. What it needs
 * is loaded when the first such list is shown; `fallback` stands in for it until then, and where a page is drawn on a server,
 * which knows no heights.
 */
export function VirtualGrid<Item>({
  fallback,
  items,
  keyOf,
  children,
  ...rest
}: VirtualGridProps<Item> & { fallback?: ReactNode }) {
  if (!useIsInBrowser()) return fallback;
  return (
    <Suspense fallback={fallback}>
      <Windowed
        {...rest}
        count={items.length}
        keyAt={(index) => {
          const item = items[index];
          return item === undefined ? index : keyOf(item);
        }}
        draw={(index) => {
          const item = items[index];
          return item === undefined ? null : children(item, index);
        }}
      />
    </Suspense>
  );
}
