import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width of a list, and how far below the top of the document it starts, in pixels. */
export interface ListPlace {
  width: number;
  top: number;
}

/** Follows the place of a list, also when what stands above it grows. */
export function useListPlace(list: RefObject<HTMLElement | null>): ListPlace {
  const [place, setPlace] = useState<ListPlace>({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const next = { width: Math.round(box.width), top: Math.round(box.top + window.scrollY) };
      setPlace((before) =>
        before.width === next.width && before.top === next.top ? before : next,
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [list]);
  return place;
}
