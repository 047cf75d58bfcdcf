import { useEffect, useRef, type ReactNode } from 'react';

/**
 * The part of the page that shows one view after another: each but the first, which the
 * shell takes care of, starts at its top with the focus on its heading.
 */
export function ViewArea({ shown, children }: { shown: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    window.scrollTo(0, 0);
    area.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [shown]);
  return <div ref={area}>{children}</div>;
}
