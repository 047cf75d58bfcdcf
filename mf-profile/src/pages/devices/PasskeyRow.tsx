import type { Passkey } from '@portal/api/account/passkey';
import { formatShortInstant } from '@portal/remote/formatShortDate';
import { useNow } from '@portal/remote/useNow';
import { Button } from '@portal/ui/Button';
import { KeyRound } from '@portal/ui/icons/things/KeyRound';
import { ListRow } from '@portal/ui/ListRow';
import { texts } from '../../passkeys/texts.ts';
import styles from './devices.module.css';

/** One passkey: the device it was made on, when, and when it was used last. */
export function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const now = useNow();
  const { name, created_at: createdAt, last_used_at: usedAt } = passkey;
  const facts = [
    texts.facts.createdAt(formatShortInstant(new Date(createdAt), now)),
    usedAt === null
      ? texts.facts.neverUsed
      : texts.facts.lastUse(formatShortInstant(new Date(usedAt), now)),
  ];
  return (
    <ListRow
      media={<KeyRound />}
      title={name}
      sub={facts.map((fact) => (
        <span key={fact} className={styles.fact}>
          {fact}
        </span>
      ))}
      end={
        <Button variant="ghost" size="small" aria-label={texts.removeOf(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      }
    />
  );
}
