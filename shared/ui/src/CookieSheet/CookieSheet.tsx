import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ArrowLeft } from '../icons/icons.tsx';
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
}

/** The sheet that must be answered before going on: no Escape, no click on the scrim. */
export function CookieSheet({ title, onBack, children, actions, foot }: CookieSheetProps) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const stay = (event: Event) => event.preventDefault();
    const stayOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    dialog.addEventListener('cancel', stay);
    dialog.addEventListener('keydown', stayOnEscape);
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.removeEventListener('cancel', stay);
      dialog.removeEventListener('keydown', stayOnEscape);
      dialog.close();
    };
  }, []);
  useEffect(() => heading.current?.focus(), [title]);

  return (
    <dialog ref={element} className={styles.sheet} aria-labelledby={id}>
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
          <h1 ref={heading} tabIndex={-1} id={id} className={styles.title}>
            {title}
          </h1>
        </div>
        {children}
        <div className={styles.actions}>{actions}</div>
        {foot}
      </div>
    </dialog>
  );
}
