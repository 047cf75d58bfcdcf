import type { Ref } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { CircleAlert } from '../icons/states/CircleAlert.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './ChatList.module.css';
import { splitLinks } from './splitLinks.ts';

export interface ChatMessage {
  id: string;
  text: string;
  /** Written by the customer. */
  own: boolean;
  /** «Auto Mirante, 09:52», «10:06 · Lida» */
  meta: string;
  /** First of its day: «hoje». */
  day?: string;
  failed?: boolean;
}

/** One message, with the day above the first of a day. */
export function ChatEntry({ message, ref }: { message: ChatMessage; ref?: Ref<HTMLLIElement> }) {
  return (
    <li ref={ref} className={styles.entry} data-own={message.own || undefined}>
      {message.day && <p className={styles.day}>{message.day}</p>}
      <div className={classNames(styles.bubble, message.own ? styles.own : styles.theirs)}>
        {splitLinks(message.text).map(({ text, href }, index) =>
          href === undefined ? (
            text
          ) : (
            <TextLink key={index} href={href} target="_blank">
              {text}
            </TextLink>
          ),
        )}
        <span className={classNames(styles.meta, message.failed && styles.failed)}>
          {message.failed && <CircleAlert />}
          {message.meta}
        </span>
      </div>
    </li>
  );
}
