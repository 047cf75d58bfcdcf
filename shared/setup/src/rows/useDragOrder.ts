import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { placesMoved } from './placesMoved.ts';

interface Drag {
  id: string;
  index: number;
  /** Where it began, down the page, and where the rows stood then. */
  begin: number;
  middles: readonly number[];
  height: number;
  offset: number;
}

/** Down the page, so that a page which is scrolled meanwhile counts. */
const heightOf = ({ clientY }: { clientY: number }) => clientY + window.scrollY;

/** How rows are put in order by mouse, pen or finger (SET-15): the rows' list, how each is drawn, and its handle. */
export function useDragOrder(onMove: (id: string, by: number) => void): {
  list: RefObject<HTMLUListElement | null>;
  styleOf(index: number): { transform: string } | undefined;
  isDragged(id: string): boolean;
  handleOf(id: string, index: number): Partial<React.DOMAttributes<HTMLElement>>;
} {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const by = drag === null ? 0 : placesMoved(drag.middles, drag.index, drag.offset);

  function begin(event: PointerEvent<HTMLElement>, id: string, index: number): void {
    if (event.button !== 0 || list.current === null) return;
    // Text is not selected on the way.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const boxes = [...list.current.children].map((row) => row.getBoundingClientRect());
    const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2 + window.scrollY);
    const height = boxes[index]?.height ?? 0;
    setDrag({ id, index, begin: heightOf(event), middles, height, offset: 0 });
  }

  return {
    list,
    isDragged: (id) => drag?.id === id,
    styleOf(index) {
      if (drag === null) return undefined;
      if (index === drag.index) return { transform: `translateY(${drag.offset}px)` };
      const makesWay =
        by > 0
          ? index > drag.index && index <= drag.index + by
          : index < drag.index && index >= drag.index + by;
      const shift = by > 0 ? -drag.height : drag.height;
      return { transform: `translateY(${makesWay ? shift : 0}px)` };
    },
    handleOf: (id, index) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, id, index),
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (drag?.id === id) setDrag({ ...drag, offset: heightOf(event) - drag.begin });
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (drag?.id !== id) return;
        setDrag(null);
        // Where it was let go: the last move may not be drawn yet.
        const places = placesMoved(drag.middles, drag.index, heightOf(event) - drag.begin);
        if (places !== 0) onMove(id, places);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}
