import { Button } from '@portal/ui/Button';
import { Check } from '@portal/ui/icons';
import { texts } from '../texts.ts';
import styles from './ConfirmPresence.module.css';
import type { ConfirmedPresence } from './usePresence.ts';

interface ConfirmPresenceProps {
  /** From `useConfirmPresence`, kept by whoever stays on screen when the reload takes the offer away. */
  presence: ConfirmedPresence;
  /** Whether the appointment may be confirmed at all. */
  offered: boolean;
  isPrimary: boolean;
  disabled?: boolean;
}

/** The confirm button, then the thanks (DET-32, DET-33). */
export function ConfirmPresence(props: ConfirmPresenceProps) {
  const { presence, offered, isPrimary, disabled } = props;
  const { phase, busy, confirm } = presence;
  if (phase !== 'idle') {
    return (
      <p role="status" className={styles.thanks} data-fading={phase === 'fading' || undefined}>
        <Check />
        {texts.work.thankYou}
      </p>
    );
  }
  if (!offered && !busy) return null;
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      block
      icon={<Check />}
      loading={busy}
      disabled={disabled}
      onClick={() => confirm()}
    >
      {disabled ? texts.offline.action : texts.work.confirmPresence}
    </Button>
  );
}
