import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../classNames/classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ArrowLeft } from '../icons/icons.tsx';
import { useModalDialog } from '../overlay/useModalDialog.ts';
import { texts } from '../texts.ts';
import styles from './CookieSheet.module.css';

export interface CookieSheetProps {
  title: string;
  /** From the detail back to the short form. */
  onBack?: () => void;
  children: ReactNode;
  /** Buttons of equal size. */
  actions: ReactNode;
  /** After the buttons: a link to the policy. */
  foot?: ReactNode;
  /** The panel with `children` takes what the window leaves under 72 px, and scrolls in itself (CKE-16). */
  tall?: boolean;
}

/** The sheet that must be answered before going on: no Escape, no click on the scrim (CKE-15). */
export function CookieSheet(props: CookieSheetProps) {
  const { title, onBack, children, actions, foot, tall } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const modal = useModalDialog({});
  useEffect(() => heading.current?.focus(), [title]);

  return createPortal(
    <dialog
      {...modal}
      data-cookie-sheet=""
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
        </div>
        {tall ? <div className={styles.panel}>{children}</div> : children}
        <div className={styles.actions}>{actions}</div>
        {foot}
      </div>
    </dialog>,
    document.body,
  );
}
