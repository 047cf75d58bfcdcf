import type { LegalSection, Overlays } from '@portal/contract/overlays';
import type { LiteRegisterAnswer } from '../lite/liteRegisterAnswer.ts';
import { locationAnswer } from './locationAnswer.ts';
import { createToasts, type ToastQueue } from './createToasts.ts';
import type { OverlayRequest, QueuedOverlay } from './overlayRequest.ts';

export interface OverlayQueue
  extends ToastQueue, Omit<Overlays, 'liteRegister' | 'legal' | 'toast'> {
  /** @param at id of the heading to begin with; the top of the section unless said otherwise. */
  legal(section?: LegalSection, at?: string): Promise<void>;
  /** Draws the register overlay; what follows from the answer is the caller's. */
  askToRegister(body?: string, offersCode?: boolean): Promise<LiteRegisterAnswer>;
  /** Offers the app in the stores (CKE-23). */
  stores(): Promise<void>;
  /** Dialogs in the order in which they are shown; the first is on screen. */
  dialogs(): readonly QueuedOverlay[];
  /** Answers the dialog on screen with the least it can mean: no, nothing, seen. False without one. */
  dismissDialog(): boolean;
  subscribe(listener: () => void): () => void;
}

/** What the portal offers by itself; everything else answers something the customer did. */
const offered: readonly OverlayRequest['kind'][] = ['stores'];
const isOffered = ({ kind }: QueuedOverlay) => offered.includes(kind);

/**
 * Collects what covers the page; drawn elsewhere, one dialog at a time. The dialog on screen stays
 * until it is answered. Of those that wait, what was asked comes before what is only offered, each
 * in its order. Toasts have a queue of their own and stand over a dialog. The cookie banner is not
 * in this queue: it lies over the page until it is answered, and a dialog it opens lies over it.
 */
export function createOverlays(): OverlayQueue {
  const listeners = new Set<() => void>();
  let dialogs: readonly QueuedOverlay[] = [];
  let made = 0;
  let locating: Promise<boolean> | undefined;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function enqueue(dialog: QueuedOverlay): void {
    const [shown, ...waiting] = [...dialogs, dialog];
    dialogs = [
      ...(shown ? [shown] : []),
      ...waiting.filter((one) => !isOffered(one)),
      ...waiting.filter(isOffered),
    ];
    tell();
  }

  function close(id: number): void {
    dialogs = dialogs.filter((dialog) => dialog.id !== id);
    tell();
  }

  /** @param withdrawal takes the question back, also before it is drawn: then the answer is the least it can mean */
  function ask<Answer>(
    build: (answer: (value: Answer) => void) => OverlayRequest,
    withdrawal?: { signal: AbortSignal; least: Answer },
  ): Promise<Answer> {
    made += 1;
    const id = made;
    return new Promise((resolve) => {
      const withdraw = () => withdrawal && answer(withdrawal.least);
      function answer(value: Answer): void {
        withdrawal?.signal.removeEventListener('abort', withdraw);
        close(id);
        resolve(value);
      }
      if (withdrawal?.signal.aborted) {
        withdraw();
        return;
      }
      withdrawal?.signal.addEventListener('abort', withdraw);
      enqueue({ ...build(answer), id });
    });
  }

  async function askLocation(): Promise<boolean> {
    const allowed = await ask<boolean>((answer) => ({ kind: 'location', answer }));
    locating = undefined;
    locationAnswer.save(allowed);
    return allowed;
  }

  async function location(): Promise<boolean> {
    const known = locationAnswer.read();
    if (known !== null) return known;
    // Asked twice at once it is one question.
    locating ??= askLocation();
    return locating;
  }

  return {
    info: (request) => ask<void>((answer) => ({ kind: 'info', request, answer })),
    warn: (request) => ask<void>((answer) => ({ kind: 'warn', request, answer })),
    confirm: (request) =>
      ask<boolean>(
        (answer) => ({ kind: 'confirm', request, answer }),
        request.signal && { signal: request.signal, least: false },
      ),
    phonePrompt: (request) =>
      ask<string | null>(
        (answer) => ({ kind: 'phonePrompt', request, answer }),
        request.signal && { signal: request.signal, least: null },
      ),
    askToRegister: (body, offersCode = false) =>
      ask<LiteRegisterAnswer>((answer) => ({ kind: 'liteRegister', body, offersCode, answer })),
    legal: (section = 'policy', at) =>
      ask<void>((answer) => ({ kind: 'legal', section, at, answer })),
    acceptedTerms: (request) => ask<void>((answer) => ({ kind: 'acceptedTerms', request, answer })),
    demo: (body) => ask<void>((answer) => ({ kind: 'demo', body, answer })),
    location,
    video: () => ask<void>((answer) => ({ kind: 'video', answer })),
    stores: () => ask<void>((answer) => ({ kind: 'stores', answer })),
    ...createToasts(tell),
    dialogs: () => dialogs,
    dismissDialog() {
      const dialog = dialogs[0];
      if (!dialog) return false;
      if (dialog.kind === 'confirm' || dialog.kind === 'location') dialog.answer(false);
      else if (dialog.kind === 'phonePrompt' || dialog.kind === 'liteRegister') dialog.answer(null);
      else dialog.answer();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
