import { useEffect, useRef } from 'react';

/** Brings the focus to the field that the address names, else to the heading of a page that was gone to. */
export function useNamedField(path: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const name = decodeURIComponent(window.location.hash.slice(1));
    const heading = isFirst.current ? null : document.querySelector<HTMLElement>('main h1');
    isFirst.current = false;
    const named = document.getElementById(name);
    named?.scrollIntoView({ block: 'center' });
    (named ?? heading)?.focus({ preventScroll: true });
  }, [path]);
}
