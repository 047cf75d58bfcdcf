import { useEffect, useLayoutEffect, useState } from 'react';

/** An open modal makes everything outside it inert, so what lies over it must stand inside it. */
function lay(place: HTMLElement): void {
  const parent = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (place.parentElement === parent) return;
  parent.append(place);
  // The top layer shows the last that entered on top; older browsers go by the z-index alone.
  place.showPopover?.();
}

/**
 * An element over everything else, open dialogs included, to draw into with a portal. It moves
 * with the topmost dialog; what is drawn in it keeps its state.
 */
export function useTopLayer(className: string): HTMLElement {
  const [place] = useState(() => {
    const element = document.createElement('div');
    element.className = className;
    element.popover = 'manual';
    element.dataset['toasts'] = '';
    return element;
  });
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => lay(place));
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['open'],
    });
    lay(place);
    return () => observer.disconnect();
  }, [place]);
  // After what is drawn in it has gone, which leaves from where it stands.
  useEffect(() => () => place.remove(), [place]);
  return place;
}
