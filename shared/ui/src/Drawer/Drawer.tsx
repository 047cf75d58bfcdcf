import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ArrowLeft, X } from '../icons/icons.tsx';
import { texts } from '../texts.ts';
import styles from './Drawer.module.css';

export interface DrawerProps {
  title: string;
  onClose: () => void;
  /** `start` beside the side bar, `end` from the right edge. */
  side?: 'start' | 'end';
  /** 720 px instead of 440 on desktop. */
  wide?: boolean;
  /** A step back inside the panel. */
  onBack?: () => void;
  /** Under the title. */
  description?: ReactNode;
  /** Beside the close button. */
  actions?: ReactNode;
  children: ReactNode;
}

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex="0"]';

/**
 * A panel: the whole page on a phone (the bottom bar stays), a drawer over a scrim on desktop.
 * Focuses its title, keeps Tab inside, closes on Escape, gives the focus back. Mount it to open it.
 */
export function Drawer(props: DrawerProps) {
  const { title, onClose, side = 'start', wide, onBack, description, actions, children } = props;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  // One panel may take the place of another without closing in between.
  useEffect(() => heading.current?.focus(), [title]);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // A dialog over the panel answers its own keys.
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key === 'Tab') keepInside(event, panel.current);
  });

  // On the document: a button that goes away takes the focus out of the panel with it.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <div data-scroll-lock="" className={styles.root}>
      <button
        type="button"
        className={styles.scrim}
        tabIndex={-1}
        aria-hidden="true"
        onClick={onClose}
      />
      <div
        ref={panel}
        role="dialog"
        aria-labelledby={id}
        className={classNames(styles.panel, side === 'end' && styles.end, wide && styles.wide)}
      >
        <header className={styles.head}>
          {onBack && (
            <IconButton
              className={styles.back}
              label={texts.back}
              icon={<ArrowLeft />}
              onClick={onBack}
            />
          )}
          <h1 ref={heading} id={id} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <span className={styles.actions}>
            {actions}
            <IconButton label={texts.close} icon={<X />} onClick={onClose} />
          </span>
        </header>
        {description && <p className={styles.description}>{description}</p>}
        {children}
      </div>
    </div>
  );
}

/** At either end of the panel Tab goes on at the other; focus that was lost comes back. */
function keepInside(event: KeyboardEvent, panel: HTMLElement | null): void {
  const stops = [...(panel?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(
    (stop) => stop.checkVisibility?.() ?? true,
  );
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) return;
  const active = document.activeElement;
  const isLost = active === document.body;
  const isBeforeFirst = active === first || active === panel?.querySelector('h1');
  if (event.shiftKey && (isLost || isBeforeFirst)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (isLost || active === last)) {
    event.preventDefault();
    first.focus();
  }
}
