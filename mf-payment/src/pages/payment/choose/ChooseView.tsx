import type { PaymentMethod } from '@portal/api/payment/payment';
import { formatEuros } from '@portal/domain/money/cents';
import { PAYMENT_METHOD_LABELS } from '@portal/domain/money/paymentState';
import { useOnline } from '@portal/remote/useOnline';
import { useProvider } from '@portal/remote/useProvider';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { Page } from '@portal/ui/Page';
import { TwoColumns } from '@portal/ui/TwoColumns';
import { PageHeading } from '@portal/ui/PageHeading';
import { useState } from 'react';
import { BillingChoices } from '../billing/BillingChoices.tsx';
import type { BillingSources } from '../billing/billingChoice.ts';
import { FailureCard } from './FailureCard.tsx';
import { MethodChoices } from './MethodChoices.tsx';
import { canPay } from './canPay.ts';
import type { Attempt, PaymentPage } from '../toPaymentPage.ts';
import type { FailedState } from '../views/paymentView.ts';
import { prefilledPhone } from './prefilledPhone.ts';
import { Summary } from '../Summary.tsx';
import { texts } from '../texts.ts';
import { useBilling } from '../billing/useBilling.ts';
import { usePay } from './usePay.ts';
import { paymentDeadline } from '../deadline/paymentDeadline.ts';
import { useNow } from '@portal/remote/useNow';

interface ChooseViewProps {
  page: PaymentPage;
  sources: BillingSources;
  failure: FailedState | null;
  /** The attempt that the customer left for another; null when nothing is under way. */
  left: Attempt | null;
  /** The customer came back from the card page and the server has not decided yet. */
  cardReturnPending: boolean;
  onCreated: () => void;
}

/** What is paid, how, and in whose name; the button's label follows the method (PAY-01). */
export function ChooseView(props: ChooseViewProps) {
  const { page, sources, failure, left, cardReturnPending, onCreated } = props;
  const { paymentMethods } = useProvider();
  const online = useOnline();
  const now = useNow();
  const [method, setMethod] = useState<PaymentMethod | null>(() =>
    openingMethod(paymentMethods, page.method),
  );
  const [phone, setPhone] = useState(() => prefilledPhone(sources.client));
  const billing = useBilling(sources, page.billing);
  const pay = usePay(page, onCreated);
  const enabled =
    online &&
    canPay({
      method,
      mbWayPhone: phone,
      billingIncomplete: billing.incomplete,
      state: page.state,
      referencePending: left === null && page.state === 'PENDING' && page.attempt?.type === 'MB',
      cardReturnPending,
      requestRunning: pay.busy,
    });

  return (
    <Page dock>
      {failure === null && <PageHeading hidden>{texts.title}</PageHeading>}
      <TwoColumns
        sideLabel={texts.totalRegion}
        main={
          <>
            {failure !== null && <FailureCard state={failure} />}
            {left !== null && left.type !== 'CC' && (
              <Banner tone="info" title={texts.otherMethod}>
                {left.type === 'MB' ? texts.leftMb : texts.leftMbWay}
              </Banner>
            )}
            <Summary page={page} />
            <MethodChoices
              methods={paymentMethods}
              method={method}
              onChoose={setMethod}
              phone={phone}
              onPhone={setPhone}
              validUntil={paymentDeadline(page, now)}
            />
            {paymentMethods.length > 0 && (
              <BillingChoices billing={billing} sources={sources} disabled={pay.busy || !online} />
            )}
          </>
        }
        side={
          <Dock label={texts.total} value={formatEuros(page.total)}>
            <Button
              variant="primary"
              disabled={!enabled}
              loading={pay.busy}
              loadingText={texts.sending}
              onClick={async () => {
                if (method) {
                  const replaces = left !== null;
                  await pay.run({ method, phone, settleBilling: billing.settle, replaces });
                }
              }}
            >
              {payLabel({ method, online, again: failure !== null && method === page.method })}
            </Button>
          </Dock>
        }
      />
    </Page>
  );
}

/** The method last used when it is still offered, otherwise the only one; the customer chooses among several. */
function openingMethod(
  offered: readonly PaymentMethod[],
  last: PaymentMethod | null,
): PaymentMethod | null {
  if (last !== null && offered.includes(last)) return last;
  return offered.length === 1 ? (offered[0] ?? null) : null;
}

function payLabel(button: {
  method: PaymentMethod | null;
  online: boolean;
  again: boolean;
}): string {
  if (!button.online) return texts.offlineButton;
  if (button.method === null) return texts.pay;
  return button.again ? texts.payAgain : texts.payWith(PAYMENT_METHOD_LABELS[button.method]);
}
