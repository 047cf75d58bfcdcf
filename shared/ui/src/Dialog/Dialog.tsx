import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../classNames/classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CircleCheck } from '../icons/states/CircleCheck.ts';
import { CircleQuestionMark } from '../icons/states/CircleQuestionMark.ts';
import { Info } from '../icons/states/Info.ts';
import { TriangleAlert } from '../icons/states/TriangleAlert.ts';
import { X } from '../icons/controls/X.ts';
import type { FocusStart } from '../overlay/focusStart.ts';
import { useModalDialog } from '../overlay/useModalDialog.ts';
import { texts } from '../texts.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  /** Escape, the back gesture, the scrim. Without it the dialog can only be answered. */
  onClose?: () => void;
  /** `confirm`, `warn` and `danger` are alert dialogs: they interrupt. */
  kind?: 'info' | 'confirm' | 'warn' | 'danger' | 'success' | 'plain';
  icon?: ReactNode;
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Shows a round button at the top right. */
  closable?: boolean;
  /** Up to 40 rem, for a form or a picture. */
  wide?: boolean;
  /** `field` for a dialog that is a form: the focus starts in what is to be filled in. */
  start?: FocusStart;
}

const alerts: readonly DialogProps['kind'][] = ['confirm', 'warn', 'danger'];

/**
 * A modal over the page (SHL-68): the browser's own `dialog`, so what is behind is inert for
 * pointer, keyboard and screen reader. Mount it to open it; the focus goes to its title, and back
 * to what opened it. `onClose` is asked, the dialog never closes by itself.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, kind = 'info', icon, children, actions, closable, wide, start } = props;
  const id = useId();
  const modal = useModalDialog({ onClose, start });
  return createPortal(
    <dialog
      {...modal}
      className={classNames(styles.dialog, wide && styles.wide)}
      role={alerts.includes(kind) ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      <div className={styles.inner}>
        {kind !== 'plain' && (
          <span className={classNames(styles.icon, styles[kind])}>
            {icon ?? <KindIcon kind={kind} />}
          </span>
        )}
        <h2 data-overlay-title="" tabIndex={-1} id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {closable && (
          <IconButton
            className={styles.close}
            label={texts.close}
            icon={<X />}
            onClick={() => onClose?.()}
          />
        )}
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
  if (kind === 'success') return <CircleCheck />;
  return kind === 'confirm' ? <CircleQuestionMark /> : <Info />;
}
