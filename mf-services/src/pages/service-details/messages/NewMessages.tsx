import { Button } from '@portal/ui/Button';
import { ChevronDown } from '@portal/ui/icons/arrows/ChevronDown';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../texts.ts';
import styles from './NewMessages.module.css';

interface NewMessagesProps {
  newest: { id: string; own: boolean } | undefined;
  title: RefObject<HTMLHeadingElement | null>;
}

/**
 * The end of the chat; when a message of the provider comes while it is not in sight, a button leads there (LIVE-09). Inside
 * of a list that is scrolled the list itself has one (LIM-07).
 */
export function NewMessages({ newest, title }: NewMessagesProps) {
  const end = useRef<HTMLDivElement>(null);
  const known = useRef(newest?.id);
  /** The message that came while the end was not in sight, or null. */
  const [unseen, setUnseen] = useState<string | null>(null);
  const id = newest?.id;
  const isTheirs = newest !== undefined && !newest.own;
  useEffect(() => {
    if (known.current === id || !end.current || id === undefined) return undefined;
    known.current = id;
    if (!isTheirs) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setUnseen(entries.some(({ isIntersecting }) => isIntersecting) ? null : id),
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [id, isTheirs]);
  function lead(): void {
    setUnseen(null);
    // What was pressed goes away: reading goes on at the messages.
    title.current?.focus({ preventScroll: true });
    end.current?.scrollIntoView({ block: 'center' });
  }
  return (
    <>
      <div ref={end} />
      {unseen !== null &&
        unseen === id &&
        createPortal(
          <div className={styles.place}>
            <Button size="small" icon={<ChevronDown />} onClick={lead}>
              {texts.messages.news}
            </Button>
          </div>,
          document.body,
        )}
    </>
  );
}
