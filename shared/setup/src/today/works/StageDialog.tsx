import type { ProviderWork } from '@portal/api/provider/providerWork';
import { DEFAULT_STATE_NAMES } from '@portal/domain/work/stateName';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { useState } from 'react';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useChange } from '../useChange.ts';
import type { NextStage } from './nextStage.ts';
import { texts } from './texts.ts';

/** Asks before a work moves on, because its customer is told at once (C-806), and moves it from where it was seen (C-966). */
export function StageDialog(props: {
  work: ProviderWork;
  title: string;
  next: NextStage;
  onClose: () => void;
}) {
  const { work, title, onClose } = props;
  // As it was when the question came: behind it a colleague may move the work.
  const [{ next, seen }] = useState({ next: props.next, seen: work.state.bars });
  const { today } = useSetupApi();
  const { run, refusal } = useChange((bars: NextStage, key) =>
    today.moveWork(work.id, { bars, seen_bars: seen }, key),
  );
  const stage = DEFAULT_STATE_NAMES[next];
  const isEnd = next === 5;

  return (
    <Dialog
      kind="confirm"
      title={isEnd ? texts.completeTitle(title) : texts.moveTitle(title, stage)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.no}</Button>
          <Button variant="primary" onClick={() => run(next, texts.moved(stage), onClose)}>
            {isEnd ? texts.complete : texts.moveTo(stage)}
          </Button>
        </>
      }
    >
      <p>{isEnd ? texts.completeAbout : texts.moveAbout}</p>
      {refusal !== null && (
        <Banner tone="danger" live>
          {refusal}
        </Banner>
      )}
    </Dialog>
  );
}
