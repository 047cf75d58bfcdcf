import type { Work } from '@portal/api/work/work';
import type { OutboxEntry } from '@portal/contract/outbox';
import { mediaKind } from '@portal/domain/work/mediaKind';
import { useWaiting } from '@portal/remote/useWaiting';
import { useEffect, useMemo } from 'react';
import { useDetailsChange } from '../useDetailsChange.ts';
import { ChangedNote } from './ChangedNote.tsx';
import { texts } from './texts.ts';
import { useUntilShown } from './useUntilShown.ts';
import styles from './Waiting.module.css';
import { WaitingEntry } from './WaitingEntry.tsx';

export interface WaitingListProps {
  work: Work;
  /** Whose place it is: of the messages, the note, photographs and videos, or documents. */
  place: 'messages' | 'note' | 'gallery' | 'documents';
  /** Told of the note that waits, which its field shows; null without one. */
  onNote?: (text: string | null) => void;
}

function placeOf({ kind, text }: OutboxEntry): WaitingListProps['place'] {
  if (kind === 'message') return 'messages';
  if (kind === 'note') return 'note';
  return (mediaKind(text) ?? 'document') === 'document' ? 'documents' : 'gallery';
}

/** What was pressed goes away: reading goes on at the heading of its card. */
function focusCard(): void {
  const card = document.activeElement?.closest('section');
  const heading = card?.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/** The appointment that a work came out of; null of an appointment itself. */
function appointmentBefore({ id, schedule }: Work): string | null {
  return schedule && schedule.id !== id ? schedule.id : null;
}

/**
 * What waits on the device, in the place where it will stand once it was sent (OFF-01); in a work also what was written on its
 * appointment (C-962).
 */
export default function WaitingList({ work, place, onNote }: WaitingListProps) {
  const subject = work.id;
  const { waiting: own, outbox } = useWaiting(subject);
  const { waiting: earlier } = useWaiting(appointmentBefore(work));
  const waiting = useMemo(() => [...earlier, ...own], [earlier, own]);
  const shown = useUntilShown(subject, waiting).filter((entry) => placeOf(entry) === place);
  const note = shown.findLast(({ kind, state }) => kind === 'note' && state !== 'failed');
  const noteText = note?.text ?? null;
  useEffect(() => {
    onNote?.(noteText);
  }, [onNote, noteText]);
  const changed = useDetailsChange(subject);
  const withdraw = async (id: string) => {
    focusCard();
    await outbox?.withdraw(id);
  };
  const keepOther = async (id: string) => {
    await withdraw(id);
    // The field may still show the note of before both.
    await changed();
  };
  const sendAgain = (id: string) => {
    focusCard();
    void outbox?.sendAgain(id);
  };
  return (
    <div aria-live="polite">
      {shown.length > 0 && (
        <ul className={styles.list} aria-label={texts.list}>
          {shown.map((entry) =>
            entry.other === null ? (
              <WaitingEntry
                key={entry.id}
                entry={entry}
                outbox={outbox}
                onWithdraw={() => void withdraw(entry.id)}
                onSendAgain={() => sendAgain(entry.id)}
              />
            ) : (
              <ChangedNote
                key={entry.id}
                mine={entry.text}
                other={entry.other}
                onMine={() => sendAgain(entry.id)}
                onOther={() => void keepOther(entry.id)}
              />
            ),
          )}
        </ul>
      )}
    </div>
  );
}
