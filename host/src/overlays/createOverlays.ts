import type { Overlays } from '@portal/contract/overlays';
import type { LiteRegisterAnswer } from '../lite/LiteRegisterDialog.tsx';
import type { OverlayRequest, QueuedOverlay, QueuedToast } from './overlayRequest.ts';

export interface OverlayQueue extends Omit<Overlays, 'liteRegister'> {
  /** Draws the register overlay; what follows from the answer is the caller's. */
  askToRegister(body?: string): Promise<LiteRegisterAnswer>;
  /** Dialogs in the order in which they were asked for; the first is on screen. */
  dialogs(): readonly QueuedOverlay[];
  /** Answers the dialog on screen with the least it can mean: no, nothing, seen. False without one. */
  dismissDialog(): boolean;
  toasts(): readonly QueuedToast[];
  dismissToast(id: string): void;
  subscribe(listener: () => void): () => void;
}

/** Collects what covers the page; drawn elsewhere, one dialog at a time. */
export function createOverlays(): OverlayQueue {
  const listeners = new Set<() => void>();
  let dialogs: readonly QueuedOverlay[] = [];
  let toasts: readonly QueuedToast[] = [];
  let made = 0;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function close(id: number): void {
    dialogs = dialogs.filter((dialog) => dialog.id !== id);
    tell();
  }

  function ask<Answer>(
    build: (answer: (value: Answer) => void) => OverlayRequest,
  ): Promise<Answer> {
    made += 1;
    const id = made;
    return new Promise((resolve) => {
      const request = build((value) => {
        close(id);
        resolve(value);
      });
      dialogs = [...dialogs, { ...request, id }];
      tell();
    });
  }

  return {
    info: (request) => ask<void>((answer) => ({ kind: 'info', request, answer })),
    warn: (request) => ask<void>((answer) => ({ kind: 'warn', request, answer })),
    confirm: (request) => ask<boolean>((answer) => ({ kind: 'confirm', request, answer })),
    phonePrompt: (request) =>
      ask<string | null>((answer) => ({ kind: 'phonePrompt', request, answer })),
    askToRegister: (body) =>
      ask<LiteRegisterAnswer>((answer) => ({ kind: 'liteRegister', body, answer })),
    legal: (section = 'policy') => ask<void>((answer) => ({ kind: 'legal', section, answer })),
    toast(request) {
      made += 1;
      toasts = [...toasts, { ...request, id: String(made) }];
      tell();
    },
    dialogs: () => dialogs,
    dismissDialog() {
      const dialog = dialogs[0];
      if (!dialog) return false;
      if (dialog.kind === 'confirm') dialog.answer(false);
      else if (dialog.kind === 'phonePrompt' || dialog.kind === 'liteRegister') dialog.answer(null);
      else dialog.answer();
      return true;
    },
    toasts: () => toasts,
    dismissToast(id) {
      toasts = toasts.filter((toast) => toast.id !== id);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
