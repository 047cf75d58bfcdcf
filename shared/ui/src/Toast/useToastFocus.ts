import { useEffect, useEffectEvent, useRef } from 'react';
import { keepFocus } from '../overlay/keepFocus.ts';

const stop = 'a[href], button';

/**
 * F6 goes to the last toast, Escape dismisses the one with the focus. When that one leaves, the
 * focus goes on to the next, or back to where it came from.
 */
export function useToastFocus(
  place: HTMLElement,
  /** Changes with the toasts that are shown. */
  shown: string,
  onDismiss: (id: string) => void,
): void {
  /** Set as long as the focus is in a toast. */
  const giveBack = useRef<() => void>(undefined);

  const dismiss = useEffectEvent((event: KeyboardEvent) => {
    const toast = event.target instanceof Element && event.target.closest('[data-toast]');
    const id = toast && toast.getAttribute('data-toast');
    if (event.key !== 'Escape' || !id) return;
    // What lies under the toast must stay open.
    event.preventDefault();
    event.stopPropagation();
    onDismiss(id);
  });

  useEffect(() => {
    const enter = ({ relatedTarget: from }: FocusEvent) => {
      // From another toast, or from one that went away with the focus.
      if (giveBack.current || (from instanceof Node && place.contains(from))) return;
      giveBack.current = keepFocus(from instanceof Element ? from : null);
    };
    const leave = ({ target, relatedTarget: to }: FocusEvent) => {
      if (to instanceof Node && place.contains(to)) return;
      queueMicrotask(() => {
        // A toast that went away took the focus with it: that is not leaving.
        if (target instanceof Node && target.isConnected) giveBack.current = undefined;
      });
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return;
      event.preventDefault();
      [...place.querySelectorAll<HTMLElement>(stop)].at(-1)?.focus();
    };
    const handleToastKey = (event: KeyboardEvent) => dismiss(event);
    place.addEventListener('keydown', handleToastKey);
    place.addEventListener('focusin', enter);
    place.addEventListener('focusout', leave);
    document.addEventListener('keydown', handleKey);
    return () => {
      place.removeEventListener('keydown', handleToastKey);
      place.removeEventListener('focusin', enter);
      place.removeEventListener('focusout', leave);
      document.removeEventListener('keydown', handleKey);
      giveBack.current?.();
    };
  }, [place]);

  useEffect(() => {
    if (!giveBack.current || place.contains(document.activeElement)) return;
    const next = place.querySelector<HTMLElement>(stop);
    if (next) next.focus();
    else {
      giveBack.current();
      giveBack.current = undefined;
    }
  }, [place, shown]);
}
