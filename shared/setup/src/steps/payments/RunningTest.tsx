import type { PaymentAccountState } from '@portal/api/payment/paymentAccountState';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { CopyList, CopyRow } from '@portal/ui/CopyRow';
import { texts } from './texts.ts';

const tones = {
  waiting: 'info',
  received: 'success',
  failed: 'danger',
  expired: 'attention',
} as const;

/** The newest test: what is to be paid where, and whether it has come. */
export function RunningTest({ test }: { test: NonNullable<PaymentAccountState['test']> }) {
  const { state, entity, reference, url, amount } = test;
  return (
    <>
      <Banner tone={tones[state]} live>
        {texts.states[state]}
      </Banner>
      {state === 'waiting' && reference !== null && (
        <CopyList>
          {entity !== null && <CopyRow label={texts.entity} value={entity} />}
          <CopyRow label={texts.reference} value={reference} />
          <CopyRow label={texts.amount} value={formatEuros(eurosToCents(amount))} />
        </CopyList>
      )}
      {state === 'waiting' && url !== null && (
        <Button href={url} target="_blank">
          {texts.openPage}
        </Button>
      )}
    </>
  );
}
