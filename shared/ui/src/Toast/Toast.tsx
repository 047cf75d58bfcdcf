import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Anchor } from '../Anchor/Anchor.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CircleCheck, X } from '../icons/icons.tsx';
import { texts } from '../texts.ts';
import styles from './Toast.module.css';

export interface ToastItem {
  id: string;
  text: string;
  icon?: ReactNode;
  action?: { label: string; href?: string; onSelect?: () => void };
  /** Milliseconds it stays, 3000 unless told; `null` stays until dismissed. */
  duration?: number | null;
}

const normalDuration = 3000;

/** One short message. The time stops while it is pointed at or holds the focus. */
export function Toast({ toast, onDismiss }: { toast: ToastItem; onDismiss: (id: string) => void }) {
  const [paused, setPaused] = useState(false);
  const duration = toast.duration === undefined ? normalDuration : toast.duration;
  const left = useRef(duration ?? 0);
  const dismiss = useEffectEvent(() => onDismiss(toast.id));

  useEffect(() => {
    if (paused || duration === null) return;
    const started = performance.now();
    const timer = setTimeout(() => dismiss(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [paused, duration]);

  const { action } = toast;
  const finish = () => {
    action?.onSelect?.();
    onDismiss(toast.id);
  };
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {toast.icon ?? <CircleCheck />}
      <span className={styles.text}>{toast.text}</span>
      <span className={styles.end}>
        {action &&
          (action.href === undefined ? (
            <button type="button" className={styles.action} onClick={finish}>
              {action.label}
            </button>
          ) : (
            <Anchor href={action.href} className={styles.action} onClick={finish}>
              {action.label}
            </Anchor>
          ))}
        <IconButton
          className={styles.close}
          label={texts.close}
          icon={<X />}
          onClick={() => onDismiss(toast.id)}
        />
      </span>
    </div>
  );
}

/** Where toasts appear: above the bottom bar on a phone, in the corner on desktop. */
export function ToastRegion(props: {
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
}) {
  return createPortal(
    <div className={styles.region} role="status" aria-live="polite">
      {props.toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={props.onDismiss} />
      ))}
    </div>,
    document.body,
  );
}
