import { createBudgetApi } from '@portal/api/work/budget/createBudgetApi';
import type { Work } from '@portal/api/work/work';
import { lisbonTime } from '@portal/domain/time/isoDate';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Undo2 } from '@portal/ui/icons/arrows/Undo2';
import { Row, Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { useSecondsLeft } from '@portal/ui/useSecondsLeft';
import { useState } from 'react';
import { useRefusals } from '../../../../actions/useRefusals.ts';
import { useDetailsChange } from '../../useDetailsChange.ts';
import { texts } from './texts.ts';

interface UndoDecisionProps {
  work: Work;
  recordId: string;
  /** An instant. */
  until: string;
}

/** Takes a decision back as long as that is offered, with the time that is left (BUD-29). */
export default function UndoDecision({ work, recordId, until }: UndoDecisionProps) {
  const words = texts.undo;
  const { overlays } = usePortal();
  const budgets = useApi(createBudgetApi);
  const refusable = useRefusals();
  const changed = useDetailsChange(work.id);
  const [keys] = useState(() => createRequestKeys<string>());
  const end = Date.parse(until);
  const left = useSecondsLeft(end);
  const undo = useAction(async () => {
    await refusable(budgets.undo(work.id, keys.keyFor(recordId), recordId));
    keys.settle();
    await changed();
    // The button is gone: reading goes on where the state of before stands again.
    document.querySelector<HTMLElement>('[data-card="state"] h1')?.focus();
    overlays.toast({ message: words.undone, tone: 'success' });
  });
  if (left === 0) return null;
  return (
    <Stack gap="small">
      <Row between gap="small">
        <Text size="small" tone="second">
          {words.until(lisbonTime(new Date(end)))}
        </Text>
        <div role="timer">
          <Text size="small" tone="third" figures>
            {words.left(Math.floor(left / 60), left % 60)}
          </Text>
        </div>
      </Row>
      <Button icon={<Undo2 />} block loading={undo.busy} onClick={() => undo.run()}>
        {words.undo}
      </Button>
    </Stack>
  );
}
