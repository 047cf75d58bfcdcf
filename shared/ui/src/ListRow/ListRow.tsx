import type { ReactNode } from 'react';
import { Anchor } from '../Anchor/Anchor.tsx';
import { classNames } from '../classNames/classNames.ts';
import styles from './ListRow.module.css';

/** Rows under each other with a hairline between them. */
export function List({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export interface ListRowProps {
  title: ReactNode;
  sub?: ReactNode;
  media?: ReactNode;
  /** Tags, buttons or a chevron at the right. */
  end?: ReactNode;
  /** The whole row is a button. */
  onSelect?: () => void;
  /** The whole row is a link. */
  href?: string;
  figures?: boolean;
}

/** One row: an account entry, a telephone, a document. */
export function ListRow({ title, sub, media, end, onSelect, href, figures }: ListRowProps) {
  const content = (
    <>
      {media}
      <span className={styles.words}>
        <span className={classNames(styles.title, figures && 'num')}>{title}</span>
        {sub && <span className={styles.sub}>{sub}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </>
  );
  if (onSelect) {
    return (
      <li>
        <button type="button" className={styles.row} onClick={onSelect}>
          {content}
        </button>
      </li>
    );
  }
  if (href !== undefined) {
    return (
      <li>
        <Anchor className={styles.row} href={href}>
          {content}
        </Anchor>
      </li>
    );
  }
  return <li className={styles.row}>{content}</li>;
}
