import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../classNames/classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CircleQuestionMark, Info, TriangleAlert, X } from '../icons/icons.tsx';
import { texts } from '../texts.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  /** Escape, the back gesture, the scrim. Without it the dialog can only be answered. */
  onClose?: () => void;
  /** `confirm` and `warn` are alert dialogs: they ask. */
  kind?: 'info' | 'confirm' | 'warn' | 'danger' | 'success' | 'plain';
  icon?: ReactNode;
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Shows a round button at the top right. */
  closable?: boolean;
  /** Up to 40 rem, for a form or a picture. */
  wide?: boolean;
}

/**
 * A modal over the page: the browser's own `dialog`, so what is behind is inert.
 * Focuses its title, closes on Escape, gives the focus back. Mount it to open it.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, kind = 'info', icon, children, actions, closable, wide } = props;
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useEffectEvent(() => onClose?.());

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const askToClose = (event: Event) => {
      // The owner decides whether it closes; the browser must not do it alone.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') askToClose(event);
    };
    const handleClick = (event: MouseEvent) => {
      // Everything inside is covered by a child: a click on the element itself is on the scrim.
      if (event.target === dialog) close();
    };
    dialog.addEventListener('cancel', askToClose);
    dialog.addEventListener('keydown', handleKey);
    dialog.addEventListener('click', handleClick);
    return () => {
      dialog.removeEventListener('cancel', askToClose);
      dialog.removeEventListener('keydown', handleKey);
      dialog.removeEventListener('click', handleClick);
    };
  }, []);

  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    heading.current?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return createPortal(
    <dialog
      ref={element}
      className={classNames(styles.dialog, wide && styles.wide)}
      role={kind === 'confirm' || kind === 'warn' || kind === 'danger' ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      <div className={styles.inner}>
        {kind !== 'plain' && (
          <span className={classNames(styles.icon, styles[kind])}>
            {icon ?? <KindIcon kind={kind} />}
          </span>
        )}
        {closable && (
          <IconButton
            className={styles.close}
            label={texts.close}
            icon={<X />}
            onClick={() => onClose?.()}
          />
        )}
        <h2 ref={heading} tabIndex={-1} id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {children && (
          <div id={`${id}-text`} className={styles.text}>
            {children}
          </div>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>,
    document.body,
  );
}

function KindIcon({ kind }: { kind: NonNullable<DialogProps['kind']> }) {
  if (kind === 'warn' || kind === 'danger') return <TriangleAlert />;
  return kind === 'confirm' ? <CircleQuestionMark /> : <Info />;
}
