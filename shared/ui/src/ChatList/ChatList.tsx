import type { Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { ChevronDown } from '../icons/arrows/ChevronDown.ts';
import { ChatEntry, type ChatMessage } from './ChatEntry.tsx';
import styles from './ChatList.module.css';
import { texts } from './texts.ts';
import { useFollowEnd } from './useFollowEnd.ts';

export type { ChatMessage } from './ChatEntry.tsx';

/**
 * The messages, oldest first, in a list that scrolls by itself once it is long; it opens at the
 * newest and follows new ones unless the customer reads further up (LIM-07).
 */
export function ChatList({
  messages,
  label,
  endRef,
}: {
  messages: readonly ChatMessage[];
  label: string;
  /** The newest message, for whoever wants to know whether it is in sight. */
  endRef?: Ref<HTMLLIElement>;
}) {
  const last = messages.at(-1);
  const { element, hasUnseen, isScrollable, onScroll, toEnd } = useFollowEnd(last);
  return (
    <div className={styles.frame}>
      <ol
        ref={element}
        className={styles.chat}
        aria-label={label}
        aria-live="polite"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={isScrollable ? 0 : undefined}
        onScroll={onScroll}
      >
        {messages.map((message) => (
          <ChatEntry
            key={message.id}
            message={message}
            ref={message === last ? endRef : undefined}
          />
        ))}
      </ol>
      {hasUnseen && (
        <Button size="small" icon={<ChevronDown />} className={styles.unseen} onClick={toEnd}>
          {texts.newMessages}
        </Button>
      )}
    </div>
  );
}
