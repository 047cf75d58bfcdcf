import { CHAT_END_PX, CHAT_FOLLOW_PX } from '@portal/domain/limits';
import { useLayoutEffect, useRef, useState } from 'react';

/** What the list needs to know of its last message. */
export interface LastMessage {
  id: string;
  own: boolean;
}

/**
 * Keeps a scrolling list at its end as messages arrive: a reader near the end is taken along, one
 * who reads further up is left there and told (LIM-07). An own message always shows.
 */
export function useFollowEnd(last: LastMessage | undefined) {
  const element = useRef<HTMLOListElement>(null);
  const distance = useRef(0);
  const shownLast = useRef<string>(undefined);
  const [hasUnseen, setHasUnseen] = useState(false);
  const [isScrollable, setScrollable] = useState(false);

  function toEnd(): void {
    const list = element.current;
    if (!list) return;
    list.scrollTop = list.scrollHeight;
    distance.current = 0;
    setHasUnseen(false);
  }

  useLayoutEffect(() => {
    const list = element.current;
    if (!list || !last || shownLast.current === last.id) return;
    setScrollable(list.scrollHeight > list.clientHeight);
    const isFirst = shownLast.current === undefined;
    shownLast.current = last.id;
    if (isFirst || last.own || distance.current < CHAT_FOLLOW_PX) toEnd();
    else setHasUnseen(true);
  }, [last]);

  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return;
    const watcher = new ResizeObserver(() => {
      setScrollable(list.scrollHeight > list.clientHeight);
      // The keyboard of a phone makes the list lower: who was at the end stays there.
      if (distance.current < CHAT_FOLLOW_PX) toEnd();
    });
    watcher.observe(list);
    return () => watcher.disconnect();
  }, []);

  function onScroll(): void {
    const list = element.current;
    if (!list) return;
    distance.current = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (distance.current < CHAT_END_PX) setHasUnseen(false);
  }

  return { element, hasUnseen, isScrollable, onScroll, toEnd };
}
