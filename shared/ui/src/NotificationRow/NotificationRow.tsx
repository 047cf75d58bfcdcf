import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { X } from '../icons/controls/X.ts';
import { Loader } from '../Loader/Loader.tsx';
import styles from './NotificationRow.module.css';

export interface NotificationRowProps {
  text: string;
  /** «Auto Mirante · hoje, 10:12» */
  meta: ReactNode;
  icon: ReactNode;
  tone?: 'neutral' | 'attention' | 'success' | 'info';
  unread: boolean;
  /** Spoken before an unread text: «Por ler: ». */
  unreadText: string;
  /** «Eliminar notificação: …» */
  deleteLabel: string;
  onDelete: () => void;
  deleting?: boolean;
  /** Where the row leads; without it nothing opens. */
  href?: string;
  onOpen: () => void;
  /** A spinner while what it leads to opens. */
  opening?: boolean;
}

/** One notification: the whole row opens it, deleting is a separate button. */
export function NotificationRow(props: NotificationRowProps) {
  const {
    text,
    meta,
    icon,
    tone = 'neutral',
    unread,
    unreadText,
    deleteLabel,
    onDelete,
    deleting,
  } = props;
  const { href, onOpen, opening } = props;
  const content = (
    <>
      <span className={styles.text}>
        {unread && <span className="visually-hidden">{unreadText}</span>}
        {text}
      </span>
      <span className={styles.meta}>{meta}</span>
    </>
  );
  return (
    <li
      className={styles.row}
      data-unread={unread || undefined}
      data-tone={tone}
      aria-busy={opening || deleting || undefined}
    >
      <span className={classNames(styles.icon, styles[tone])}>{opening ? <Loader /> : icon}</span>
      {href === undefined ? (
        <button type="button" className={styles.link} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <a
          href={href}
          className={styles.link}
          onClick={(event) => {
            if (
              event.button !== 0 ||
              event.metaKey ||
              event.ctrlKey ||
              event.shiftKey ||
              event.altKey
            )
              return;
            event.preventDefault();
            if (!opening) onOpen();
          }}
        >
          {content}
        </a>
      )}
      <IconButton
        className={styles.delete}
        label={deleteLabel}
        icon={<X />}
        loading={deleting}
        onClick={onDelete}
      />
    </li>
  );
}

/** The rows on one card. */
export function NotificationList({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
