import { SCROLL_SHADOW_PX } from '@portal/domain/limits';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../classNames/classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { X } from '../icons/controls/X.ts';
import { inertExcept } from '../overlay/inertExcept.ts';
import { keepFocus } from '../overlay/keepFocus.ts';
import { keepTabInside } from '../overlay/keepTabInside.ts';
import { lockScroll } from '../overlay/lockScroll.ts';
import { texts } from '../texts.ts';
import { useScrolledPast } from '../useScrolledPast/useScrolledPast.ts';
import styles from './Drawer.module.css';

export interface DrawerProps {
  title: string;
  onClose: () => void;
  /** `start` beside the side bar, `end` from the right edge. */
  side?: 'start' | 'end';
  /** 720 px instead of 440 on desktop. */
  wide?: boolean;
  /** Pixels scrolled before the head casts a shadow (LIM-06). */
  shadowAt?: number;
  children: ReactNode;
}

/**
 * A panel: the whole page on a phone (the bottom bar stays), a drawer over a scrim on desktop.
 * The page behind is inert; the navigation bar, which stays in sight, is not. Mount it to open it;
 * the focus goes to its title, Tab stays inside, and the focus goes back to what opened it.
 */
export function Drawer(props: DrawerProps) {
  const { title, onClose, side = 'start', wide, children } = props;
  const { shadowAt = SCROLL_SHADOW_PX } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = useScrolledPast(shadowAt, panel);
  const giveBack = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    giveBack.current = keepFocus();
    lockScroll(root.current);
    const kept = document.querySelectorAll('[data-navigation-bar]');
    return inertExcept([...(root.current ? [root.current] : []), ...kept]);
  }, []);
  // After the paint: what had the focus may go away together with the panel.
  useEffect(() => () => giveBack.current?.(), []);

  // One panel may take the place of another without closing in between.
  useLayoutEffect(() => heading.current?.focus(), [title]);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // What is open over the panel answers its own keys.
    const panels = document.querySelectorAll('[data-scroll-lock]');
    const isCovered = [...panels].at(-1) !== root.current || document.querySelector('dialog[open]');
    if (event.defaultPrevented || isCovered) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key === 'Tab') keepTabInside(event, panel.current);
  });

  // On the document: a button that goes away takes the focus out of the panel with it.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return createPortal(
    <div ref={root}>
      <button
        type="button"
        className={styles.scrim}
        data-scrim=""
        tabIndex={-1}
        aria-hidden="true"
        onClick={onClose}
      />
      <div
        ref={panel}
        role="dialog"
        data-drawer={side}
        aria-labelledby={id}
        className={classNames(styles.panel, side === 'end' && styles.end, wide && styles.wide)}
      >
        <header className={styles.head} data-over={isOver || undefined}>
          <h1 ref={heading} data-overlay-title="" id={id} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <IconButton className={styles.close} label={texts.close} icon={<X />} onClick={onClose} />
        </header>
        {children}
      </div>
    </div>,
    document.body,
  );
}
