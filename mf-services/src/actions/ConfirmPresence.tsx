import { Button } from '@portal/ui/Button';
import { Check } from '@portal/ui/icons/states/Check';
import { useEffect, useRef } from 'react';
import { texts } from '../texts.ts';
import styles from './ConfirmPresence.module.css';
import type { ConfirmedPresence } from './usePresence.ts';

interface ConfirmPresenceProps {
  /** From `useCustomerPresence`, kept by whoever stays on screen when the reload takes the offer away. */
  presence: ConfirmedPresence;
  /** Whether the appointment may be confirmed at all. */
  offered: boolean;
  isPrimary: boolean;
  disabled?: boolean;
  /** Other words, of the page of a reminder (REM-16). */
  words?: { confirmPresence: string; thankYou: string };
}

/** The confirm button, then the thanks (DET-32, DET-33). */
export function ConfirmPresence(props: ConfirmPresenceProps) {
  const { presence, offered, isPrimary, disabled, words = texts.work } = props;
  const { phase, busy, confirm } = presence;
  const isThanking = phase !== 'idle';
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isThanking) thanks.current?.focus();
  }, [isThanking]);
  return (
    <>
      {/* Stands there before it says anything: only then are its words announced. */}
      <p
        ref={thanks}
        role="status"
        tabIndex={-1}
        className={isThanking ? styles.thanks : 'visually-hidden'}
        data-fading={phase === 'fading' || undefined}
      >
        {isThanking && (
          <>
            <Check />
            {words.thankYou}
          </>
        )}
      </p>
      {!isThanking && (offered || busy) && (
        <Button
          variant={isPrimary ? 'primary' : 'secondary'}
          block
          icon={<Check />}
          loading={busy}
          disabled={disabled}
          onClick={() => confirm()}
        >
          {disabled ? texts.offline.action : words.confirmPresence}
        </Button>
      )}
    </>
  );
}
