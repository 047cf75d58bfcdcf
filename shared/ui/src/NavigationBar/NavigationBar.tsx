import { badgeText } from '@portal/domain/text/badgeText';
import type { MouseEvent, ReactNode } from 'react';
import { Anchor } from '../Anchor/Anchor.tsx';
import { texts } from './texts.ts';
import { useKeyboardOpen } from '../useKeyboardOpen/useKeyboardOpen.ts';
import styles from './NavigationBar.module.css';

export interface NavigationItem {
  id: string;
  label: string;
  icon: ReactNode;
  href?: string;
  onSelect?: () => void;
  current?: boolean;
  /** Things waiting for the customer. */
  count?: number;
}

export interface NavigationBarProps {
  items: readonly NavigationItem[];
  /** Desktop only: the `Logo` on top, the account and a last line at the bottom. */
  brand?: ReactNode;
  account?: ReactNode;
}

/**
 * The bar at the bottom of a phone and the side bar of a desktop: the same elements. The
 * bar makes room while the on-screen keyboard is open.
 */
export function NavigationBar({ items, brand, account }: NavigationBarProps) {
  const isTyping = useKeyboardOpen();
  return (
    <nav
      className={styles.bar}
      aria-label={texts.main}
      data-navigation-bar=""
      data-typing={isTyping || undefined}
    >
      {brand && <div className={styles.brand}>{brand}</div>}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <NavigationEntry {...item} />
          </li>
        ))}
      </ul>
      {account && <div className={styles.account}>{account}</div>}
    </nav>
  );
}

function NavigationEntry({ id, label, icon, href, onSelect, current, count = 0 }: NavigationItem) {
  const content = (
    <>
      <span className={styles.iconPlace}>
        {icon}
        {count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {badgeText(count)}
          </span>
        )}
      </span>
      {count > 0 ? (
        // Said as one string: a browser sets a space between what is drawn and what is only said.
        <>
          <span aria-hidden="true">{label}</span>
          <span className="visually-hidden">{texts.pending(label, count)}</span>
        </>
      ) : (
        <span>{label}</span>
      )}
    </>
  );
  if (href === undefined) {
    return (
      <button
        type="button"
        className={styles.item}
        data-opens-panel={id}
        aria-current={current ? 'true' : undefined}
        onClick={() => onSelect?.()}
      >
        {content}
      </button>
    );
  }
  const select =
    onSelect &&
    ((event: MouseEvent) => {
      event.preventDefault();
      onSelect();
    });
  return (
    <Anchor
      href={href}
      className={styles.item}
      aria-current={current ? 'page' : undefined}
      onClick={select}
    >
      {content}
    </Anchor>
  );
}
