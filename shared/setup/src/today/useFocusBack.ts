import { useEffect, useRef } from 'react';

/**
 * Takes the focus back to an element when what had it goes away with a change of `state`, as the button of a step does
 * that was taken.
 */
export function useFocusBack<Element extends HTMLElement>(state: string) {
  const element = useRef<Element>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) element.current?.focus();
  }, [state]);
  return element;
}
