import type { ReactNode } from 'react';

export interface VirtualGridProps<Item> {
  /** Spoken name of the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
  /** Height of a row before it is measured, in pixels. */
  rowHeight?: number;
  /** Rows drawn above and below what is in sight. */
  overscan?: number;
  /** As many columns as fit with this width in pixels; without it there is one. */
  minColumnWidth?: number;
  /** Between rows and columns, in pixels. */
  gap?: number;
}
