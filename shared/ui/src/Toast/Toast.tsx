import { TOAST_MS } from '@portal/domain/limits';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { Anchor } from '../Anchor/Anchor.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CircleCheck } from '../icons/states/CircleCheck.ts';
import { TriangleAlert } from '../icons/states/TriangleAlert.ts';
import { X } from '../icons/controls/X.ts';
import { texts } from '../texts.ts';
import { leavePicture } from './leavePicture.ts';
import styles from './Toast.module.css';
import { useFreePlace } from './useFreePlace.ts';
import { useToastFocus } from './useToastFocus.ts';
import { useTopLayer } from './useTopLayer.ts';

export interface ToastItem {
  id: string;
  text: string;
  icon?: ReactNode;
  action?: { label: string; href?: string; onSelect?: () => void };
  /** Milliseconds it stays, 3000 unless told (C-31); `null` stays until it is answered. */
  duration?: number | null;
  /** Said at once, over whatever the screen reader is saying. */
  urgent?: boolean;
}

/** More than these wait until there is room. */
const VISIBLE = 3;
const none: readonly ToastItem[] = [];

/** One short message. The time stops while it is pointed at or holds the focus. */
export function Toast({ toast, onDismiss }: { toast: ToastItem; onDismiss: (id: string) => void }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const duration = toast.duration === undefined ? TOAST_MS : toast.duration;
  const left = useRef(duration ?? 0);
  const dismiss = useEffectEvent(() => onDismiss(toast.id));
  const paused = pointed || focused;

  useEffect(() => {
    if (paused || duration === null) return;
    const started = performance.now();
    const timer = setTimeout(() => dismiss(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [paused, duration]);

  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element) leavePicture(element, styles.leaving ?? '');
    };
  }, []);

  const { action } = toast;
  const finish = () => {
    action?.onSelect?.();
    onDismiss(toast.id);
  };
  return (
    <div
      ref={place}
      data-toast={toast.id}
      className={styles.toast}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {toast.icon ?? (toast.urgent ? <TriangleAlert /> : <CircleCheck />)}
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

/**
 * Where toasts appear: above the bottom bar on a phone, in the corner on desktop, under the header or
 * in the other corner where they would lie on something to press; over an open dialog as well. At most three at once, the others wait for their turn. F6 takes the focus there,
 * Escape dismisses the one that holds it.
 */
export function ToastRegion({
  toasts,
  onDismiss,
}: {
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
}) {
  const place = useTopLayer(styles.region ?? '');
  // A live region only tells what enters it: it must be there before its first toast.
  const shown = useDeferredValue(toasts, none).slice(0, VISIBLE);
  const ids = shown.map(({ id }) => id).join(' ');
  useToastFocus(place, ids, onDismiss);
  useFreePlace(place, ids);
  const draw = (urgent: boolean) =>
    shown
      .filter((toast) => (toast.urgent ?? false) === urgent)
      .map((toast) => <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />);
  return createPortal(
    <>
      <div className={styles.list} role="alert">
        {draw(true)}
      </div>
      <div className={styles.list} role="status">
        {draw(false)}
      </div>
    </>,
    place,
  );
}
