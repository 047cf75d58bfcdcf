import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { focusStart, type FocusStart } from './focusStart.ts';
import { keepFocus } from './keepFocus.ts';
import { lockScroll } from './lockScroll.ts';

export interface ModalDialogOptions {
  /** Escape, the back gesture, a click on the scrim. Without it the dialog can only be answered. */
  onClose?: (() => void) | undefined;
  start?: FocusStart | undefined;
}

export interface ModalDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: SyntheticEvent) => void;
  onCancel: (event: SyntheticEvent) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;

/**
 * Opens a `dialog` as a modal while it is mounted: the browser makes everything else inert and
 * lays it over the page (SHL-68). The focus moves in, and back to where it was afterwards. The
 * title carries `data-overlay-title` and `tabIndex={-1}`.
 */
export function useModalDialog({ onClose, start = 'title' }: ModalDialogOptions): ModalDialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  const giveBack = useRef<() => void>(undefined);
  const pressedScrim = useRef(false);

  const open = useEffectEvent(() => {
    giveBack.current = keepFocus();
    lockScroll(ref.current);
    if (!ref.current?.open) ref.current?.showModal();
    focusStart(ref.current, start);
  });
  // Before the paint, so that nothing behind can be reached in between.
  useLayoutEffect(() => {
    const dialog = ref.current;
    open();
    return () => dialog?.close();
  }, []);
  // After the paint: what had the focus may go away together with the dialog.
  useEffect(() => () => giveBack.current?.(), []);

  return {
    ref,
    onKeyDown(event) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
      // The owner decides whether it closes; the browser must not do it alone.
      event.preventDefault();
      onClose?.();
    },
    onPointerDown(event) {
      pressedScrim.current = isOwn(event);
    },
    onClick(event) {
      // Everything inside is covered by a child: a click on the element itself is on the scrim.
      // A text selection that ends there is not one.
      if (isOwn(event) && pressedScrim.current) onClose?.();
    },
    onCancel(event) {
      if (!isOwn(event)) return;
      event.preventDefault();
      onClose?.();
    },
    onClose(event) {
      // Android's back gesture closes it without asking when nothing was touched before.
      const dialog = event.currentTarget;
      if (!isOwn(event) || !dialog.isConnected || dialog.open) return;
      dialog.showModal();
      onClose?.();
    },
  };
}
