import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { Facts } from '@portal/ui/Facts';
import type { Conflict } from '../draft/draftState.ts';
import { useDraft } from '../draft/useDraft.ts';
import { texts } from '../texts.ts';
import { shownValue } from '../draft/shownValue.ts';

/** Two wrote into one field: whose value stays is chosen, none is lost unseen (SET-06). */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { store } = useDraft();
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
          { label: texts.conflictMine, value: shownValue(conflict.mine) },
          { label: texts.conflictTheirs, value: shownValue(conflict.theirs) },
        ]}
      />
    </Dialog>
  );
}
