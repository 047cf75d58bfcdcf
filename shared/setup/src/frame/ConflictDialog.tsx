import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { Facts } from '@portal/ui/Facts';
import type { Conflict } from '../draft/draftState.ts';
import { useDraft } from '../draft/useDraft.ts';
import { texts } from '../texts.ts';
import { ChangedValue } from '../changes/ChangedValue.tsx';
import { innerChanges } from '../changes/innerChanges.ts';
import { useExpertNames } from '../changes/useExpertNames.ts';
import styles from './ConflictDialog.module.css';

/** Two wrote into one field: whose value stays is chosen, none is lost unseen (SET-06). */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { state, store } = useDraft();
  const { field, theirs, mine } = conflict;
  const inner = innerChanges(field, theirs, mine, useExpertNames(), state.zone);
  /** What differs, on one of the two sides. */
  const shown = (side: 'before' | 'after') => (
    <ul className={styles.values}>
      {inner.map((change, index) => (
        <li key={`${index} ${change.place}`}>
          {change.place !== '' && `${change.place}: `}
          <ChangedValue words={change[side]} isPicture={change.isPicture} />
        </li>
      ))}
    </ul>
  );
  return (
    <Dialog
      title={texts.conflictTitle}
      kind="warn"
      actions={
        <>
          <Button variant="primary" onClick={() => store.settle(true)}>
            {texts.keepMine}
          </Button>
          <Button onClick={() => store.settle(false)}>{texts.keepTheirs}</Button>
        </>
      }
    >
      <Facts
        facts={[
          { label: texts.conflictMine, value: shown('after') },
          { label: texts.conflictTheirs, value: shown('before') },
        ]}
      />
    </Dialog>
  );
}
