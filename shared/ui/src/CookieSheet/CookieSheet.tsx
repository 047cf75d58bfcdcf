import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../classNames/classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ArrowLeft } from '../icons/arrows/ArrowLeft.ts';
import { X } from '../icons/controls/X.ts';
import { useModalDialog } from '../overlay/useModalDialog.ts';
import { texts } from '../texts.ts';
import styles from './CookieSheet.module.css';

export interface CookieSheetProps {
  title: string;
  /** From the detail back to the short form. */
  onBack?: () => void;
  /** It was answered before: Escape, the back gesture and a button leave that answer as it is. */
  onClose?: () => void;
  children: ReactNode;
  /** Buttons of equal size. */
  actions: ReactNode;
  /** After the buttons: a link to the policy. */
  foot?: ReactNode;
  /** The panel with `children` takes what the window leaves under 72 px, and scrolls in itself (CKE-16). */
  tall?: boolean;
}

/**
 * The sheet that must be answered before going on: no Escape, and never a click on the scrim (CKE-15). Opened again after
 * an answer it can be closed without another.
 */
export function CookieSheet(props: CookieSheetProps) {
  const { title, onBack, onClose, children, actions, foot, tall } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The scrim is the one way out that it never has.
  const { onClick: _scrim, ...modal } = useModalDialog({ onClose });
  useEffect(() => heading.current?.focus(), [title]);

  return createPortal(
    <dialog
      {...modal}
      data-cookie-sheet={onClose ? 'open' : 'asks'}
      className={classNames(styles.sheet, tall && styles.tall)}
      aria-labelledby={id}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          {onBack && (
            <IconButton
              className={styles.back}
              label={texts.back}
              icon={<ArrowLeft />}
              onClick={onBack}
            />
          )}
          <h1 ref={heading} data-overlay-title="" tabIndex={-1} id={id} className={styles.title}>
            {title}
          </h1>
          {onClose && (
            <IconButton
              className={styles.close}
              label={texts.close}
              icon={<X />}
              onClick={onClose}
            />
          )}
        </div>
        {tall ? <div className={styles.panel}>{children}</div> : children}
        <div className={styles.actions}>{actions}</div>
        {foot}
      </div>
    </dialog>,
    document.body,
  );
}
