import { useEffect, useState, type RefObject } from 'react';

function rowOf(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest('[data-index]') : null;
  return row ? Number(row.getAttribute('data-index')) : null;
}

/** Which row of a list holds the focus, by its `data-index`. */
export function useFocusedRow(list: RefObject<HTMLElement | null>): number | null {
  const [row, setRow] = useState<number | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const enter = (event: FocusEvent) => setRow(rowOf(event.target));
    const leave = ({ relatedTarget: to }: FocusEvent) => {
      // On the way to a row that is only drawn because of this one, this one must stay.
      if (!(to instanceof Node) || !element.contains(to)) setRow(null);
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [list]);
  return row;
}
