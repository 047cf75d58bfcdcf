import type { PaymentState } from '@portal/api/payment';
import { useOnline } from '@portal/remote/useOnline';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { EmptyState } from '@portal/ui/EmptyState';
import { Receipt } from '@portal/ui/icons';
import { Page } from '@portal/ui/Layout';
import { useEffect, useEffectEvent, useState } from 'react';
import { CardView } from './CardView.tsx';
import { ChooseView } from './ChooseView.tsx';
import { MbWayView } from './MbWayView.tsx';
import { PaidView } from './PaidView.tsx';
import { PaymentLoadFailed, PaymentLoading } from './PaymentPlaceholders.tsx';
import type { Attempt, PaymentPage } from './paymentPage.ts';
import { paymentView } from './paymentView.ts';
import { ReferenceView } from './ReferenceView.tsx';
import { texts } from './texts.ts';
import { useBillingSources } from './useBillingSources.ts';
import { useCardReturn } from './useCardReturn.ts';
import { usePaymentStatus } from './usePaymentStatus.ts';

/** How long the receipt stays before the page moves on to the details (PAY-04). */
const RECEIPT_MS = 3000;

/** Shows the view of the payment's state and follows it until it is settled. */
export function PaymentViews({ page }: { page: PaymentPage }) {
  const { bus, navigation } = usePortal();
  const billing = useBillingSources();
  const [openingState] = useState(page.state);
  const paidOnOpening = openingState === 'PAYED';
  // Attempts have no id of their own: those of this visit are counted.
  const [created, setCreated] = useState(0);
  const [ended, setEnded] = useState(false);
  const [left, setLeft] = useState(false);
  const [reachable, setReachable] = useState(true);
  const returned = useCardReturn(page);
  const online = useOnline();

  const { attempt } = page;
  const following = page.state === 'PENDING' && attempt !== null;
  const view = paymentView(page, ended);

  function moveOn(): void {
    navigation.navigate(`/service-details/${encodeURIComponent(page.id)}?s=I&t=0`, {
      replace: true,
    });
  }
  function beginAttempt(): void {
    setCreated((count) => count + 1);
    setEnded(false);
    setLeft(false);
  }
  const finishReceipt = useEffectEvent(moveOn);
  const announce = useEffectEvent((state: PaymentState) => {
    if (state !== openingState || created > 0) bus.emit('payment.settled', { id: page.id, state });
  });

  const failure = view.kind === 'choose' ? view.failure : null;
  const settled = view.kind === 'paid' ? 'PAYED' : failure;
  useEffect(() => {
    if (settled !== null) announce(settled);
  }, [settled]);

  const showsReceipt = view.kind === 'paid' && !paidOnOpening;
  useEffect(() => {
    if (!showsReceipt) return;
    const timer = setTimeout(() => finishReceipt(), RECEIPT_MS);
    return () => clearTimeout(timer);
  }, [showsReceipt]);

  if (view.kind === 'paid') {
    return paidOnOpening ? (
      <NothingToPay page={page} onContinue={moveOn} />
    ) : (
      <PaidView page={page} onContinue={moveOn} />
    );
  }

  const follow = following && (
    <Follow
      key={created}
      page={page}
      attempt={attempt}
      created={created}
      ended={ended}
      onReachable={setReachable}
    />
  );
  if (view.kind === 'waiting' && !left) {
    const shared = { page, attempt: view.attempt, offline: !online || !reachable };
    return (
      <>
        {follow}
        {view.attempt.type === 'MB' && <ReferenceView {...shared} />}
        {view.attempt.type === 'MBWAY' && (
          <MbWayView {...shared} onCountdownEnd={() => setEnded(true)} />
        )}
        {view.attempt.type === 'CC' && (
          <CardView
            {...shared}
            returned={returned}
            onContinue={moveOn}
            onOtherMethod={() => setLeft(true)}
          />
        )}
      </>
    );
  }

  return (
    <>
      {follow}
      {billing.sources ? (
        <ChooseView
          page={page}
          sources={billing.sources}
          failure={failure}
          onCreated={beginAttempt}
        />
      ) : billing.error ? (
        <PaymentLoadFailed onRetry={billing.retry} />
      ) : (
        <PaymentLoading />
      )}
    </>
  );
}

interface FollowProps {
  page: PaymentPage;
  attempt: Attempt;
  /** Attempts that this visit created; 0 when it was found pending on load. */
  created: number;
  ended: boolean;
  onReachable: (reachable: boolean) => void;
}

/** Asks for the attempt's state while it is drawn. */
function Follow({ page, attempt, created, ended, onReachable }: FollowProps) {
  const { unreachable } = usePaymentStatus(page, attempt, { created, ended });
  useEffect(() => {
    onReachable(!unreachable);
    return () => onReachable(true);
  }, [unreachable, onReachable]);
  return null;
}

function NothingToPay({ page, onContinue }: { page: PaymentPage; onContinue: () => void }) {
  return (
    <Page width="narrow">
      <EmptyState
        icon={<Receipt />}
        title={texts.nothingToPay}
        titleAs="h1"
        action={
          <Button variant="primary" block onClick={onContinue}>
            {page.work.isAppointment ? texts.seeAppointment : texts.seeService}
          </Button>
        }
      >
        {texts.alreadyPaid}
      </EmptyState>
    </Page>
  );
}
