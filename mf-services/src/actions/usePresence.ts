import { ApiError } from '@portal/api/http/apiError';
import { useAction } from '@portal/remote/useAction';
import { usePortal } from '@portal/remote/usePortal';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import type { Confirmation } from './confirmationOf.ts';
import { useRefusals } from './useRefusals.ts';

/** Times of DET-33 and DET-34, in milliseconds after a successful confirm. */
const RELOAD_AFTER = 200;
const THANKS_FADE_AFTER = 2000;
const RESET_AFTER = 2500;

type ConfirmPhase = 'idle' | 'thanks' | 'fading';

export interface ConfirmedPresence {
  phase: ConfirmPhase;
  busy: boolean;
  confirm(): Promise<unknown>;
}

/** Title and body of the dialog after a failed confirm (ERR-26, ERR-29). */
function confirmFailure(error: unknown): { title: string; body: string } {
  const envelope = error instanceof ApiError ? error.envelope : {};
  return {
    title: envelope.title ?? texts.errorTitle,
    body: envelope.body ?? envelope.message ?? texts.appointment.confirmFailed,
  };
}

/**
 * Confirming an appointment: the thanks stay for 2 s, fade, and are gone after 2.5 s
 * (DET-32, DET-33); the lists reload 200 ms after success (DET-34).
 * @param kept what the page of a reminder knows of the confirmation: there the thanks stay while it stands (REM-16, C-672)
 */
export function usePresence(
  id: string,
  confirm: () => Promise<unknown>,
  kept?: Confirmation,
): ConfirmedPresence {
  const { bus, overlays } = usePortal();
  const refusable = useRefusals();
  const [phase, setPhase] = useState<ConfirmPhase>('idle');
  const [known, setKnown] = useState(kept);
  if (kept !== known) {
    setKnown(kept);
    // Cancelled or moved, it is not confirmed any more, whoever did it.
    if (kept !== 'confirmed') setPhase('idle');
  }
  const timers = useRef<number[]>([]);
  useEffect(() => () => timers.current.forEach((timer) => window.clearTimeout(timer)), []);

  const action = useAction(
    async () => {
      await refusable(confirm());
      setPhase('thanks');
      // The reload must happen even when the customer has left the page by then.
      window.setTimeout(() => bus.emit('appointment.changed', { id }), RELOAD_AFTER);
      if (kept !== undefined) return;
      timers.current.push(
        window.setTimeout(() => setPhase('fading'), THANKS_FADE_AFTER),
        window.setTimeout(() => setPhase('idle'), RESET_AFTER),
      );
    },
    {
      onError: async (error) => {
        if (error instanceof ApiError && error.status === 401) return;
        await overlays.info(confirmFailure(error));
      },
    },
  );
  return { phase, busy: action.busy, confirm: () => action.run() };
}
