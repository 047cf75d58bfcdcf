import type { QueuedToast, ShellToastRequest } from './overlayRequest.ts';

export interface ToastQueue {
  toast(request: ShellToastRequest): void;
  /** In the order in which they came. */
  toasts(): readonly QueuedToast[];
  dismissToast(id: string): void;
}

/**
 * Collects toasts; one whose words no longer hold is gone at once, whether it is drawn by then or not.
 * @param tell is called with each change
 */
export function createToasts(tell: () => void): ToastQueue {
  let toasts: readonly QueuedToast[] = [];
  let made = 0;

  function dismissToast(id: string): void {
    const gone = toasts.find((toast) => toast.id === id);
    if (!gone) return;
    toasts = toasts.filter((toast) => toast !== gone);
    tell();
    gone.onGone?.();
  }

  return {
    toast(request) {
      if (request.signal?.aborted) {
        request.onGone?.();
        return;
      }
      made += 1;
      const id = String(made);
      toasts = [...toasts, { ...request, id }];
      request.signal?.addEventListener('abort', () => dismissToast(id), { once: true });
      tell();
    },
    toasts: () => toasts,
    dismissToast,
  };
}
