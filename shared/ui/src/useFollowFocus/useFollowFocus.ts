import { useEffect, useRef, type RefObject } from 'react';

const FIELDS = 'input, select, textarea, [role="spinbutton"]';

/**
 * For a form that takes the place of the button that opens it, and back: the focus goes with them, to the first field and to the
 * button, where it would fall to the page because what had it is gone.
 * @returns for the element around both
 */
export function useFollowFocus(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(isOpen);
  useEffect(() => {
    if (before.current === isOpen) return;
    before.current = isOpen;
    if (document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>(isOpen ? FIELDS : 'button')?.focus();
  }, [isOpen]);
  return place;
}
