import type { Outbox, OutboxEntry } from '@portal/contract/outbox';
import { lisbonTime } from '@portal/domain/time/isoDate';
import { Button } from '@portal/ui/Button';
import { classNames } from '@portal/ui/classNames';
import { FileText } from '@portal/ui/icons/documents/FileText';
import { CircleAlert } from '@portal/ui/icons/states/CircleAlert';
import { Clock } from '@portal/ui/icons/time/Clock';
import { texts } from './texts.ts';
import { useQueuedPicture } from './useQueuedPicture.ts';
import styles from './Waiting.module.css';

export interface WaitingEntryProps {
  entry: OutboxEntry;
  outbox: Outbox | null;
  /** What may be done with one that is not on its way; the control goes away with it. */
  onWithdraw: () => void;
  onSendAgain: () => void;
}

function stateOf({ state, writtenAt, reason }: OutboxEntry): string {
  if (state === 'sending') return texts.sending;
  if (state === 'queued') return texts.queuedAt(lisbonTime(new Date(writtenAt)));
  return reason === null ? texts.failed : texts.failedBecause(reason);
}

/** How many characters name an entry. */
const NAMED_BY = 60;

/** One message, note or file that waits on the device, or could not be sent (OFF-01, OFF-05, OFF-06). */
export function WaitingEntry({ entry, outbox, onWithdraw, onSendAgain }: WaitingEntryProps) {
  const { kind, text, state } = entry;
  const isFailed = state === 'failed';
  const picture = useQueuedPicture(outbox, entry);
  /** Which of several a control is of. */
  const named = (action: string) =>
    kind === 'note' ? action : texts.ofEntry(action, text.slice(0, NAMED_BY));
  return (
    <li className={classNames(styles.entry, kind !== 'message' && styles.wide)}>
      {(kind !== 'note' || isFailed) && (
        <p className={styles.text}>
          {picture !== null && <img className={styles.picture} src={picture} alt="" />}
          {kind === 'file' && picture === null && <FileText />}
          {text}
        </p>
      )}
      <p className={classNames(styles.state, isFailed && styles.failed)}>
        {isFailed ? <CircleAlert /> : <Clock />}
        {stateOf(entry)}
      </p>
      {state !== 'sending' && (
        <div className={styles.actions}>
          {isFailed && (
            <Button size="small" aria-label={named(texts.sendAgain)} onClick={onSendAgain}>
              {texts.sendAgain}
            </Button>
          )}
          <Button
            size="small"
            variant={isFailed ? 'dangerGhost' : 'ghost'}
            aria-label={named(isFailed ? texts.remove : texts.cancel)}
            onClick={onWithdraw}
          >
            {isFailed ? texts.remove : texts.cancel}
          </Button>
        </div>
      )}
    </li>
  );
}
