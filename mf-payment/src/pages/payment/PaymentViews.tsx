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
  const [opened] = useState({ state: page.state, attempt: page.attempt?.id });
  const paidOnOpening = opened.state === 'PAYED';
  const [createdAttempt, setCreatedAttempt] = useState<string | null>(null);
  const [endedAttempt, setEndedAttempt] = useState<string | null>(null);
  const [leftAttempt, setLeftAttempt] = useState<string | null>(null);
  const [reachable, setReachable] = useState(true);
  const returned = useCardReturn(page);
  const online = useOnline();

  const { attempt } = page;
  const following = page.state === 'PENDING' && attempt !== null;
  const ended = attempt !== null && endedAttempt === attempt.id;
  const view = paymentView(page, ended);

  function moveOn(): void {
    navigation.navigate(`/service-details/${encodeURIComponent(page.id)}?s=I&t=0`, {
      replace: true,
    });
  }
  const finishReceipt = useEffectEvent(moveOn);
  const announce = useEffectEvent(() => {
    if (page.state === opened.state && attempt?.id === opened.attempt) return;
    bus.emit('payment.settled', { id: page.id, state: page.state });
  });

  const isSettled = view.kind === 'paid' || (view.kind === 'choose' && view.failure !== null);
  useEffect(() => {
    if (isSettled) announce();
  }, [isSettled, page.state, attempt?.id]);

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
      key={attempt.id}
      page={page}
      attempt={attempt}
      createdHere={createdAttempt === attempt.id}
      ended={ended}
      onReachable={setReachable}
    />
  );
  if (view.kind === 'waiting' && leftAttempt !== view.attempt.id) {
    const shared = { page, attempt: view.attempt, offline: !online || !reachable };
    const leave = () => setLeftAttempt(view.attempt.id);
    return (
      <>
        {follow}
        {view.attempt.type === 'MB' && <ReferenceView {...shared} />}
        {view.attempt.type === 'MBWAY' && (
          <MbWayView
            {...shared}
            onCountdownEnd={() => setEndedAttempt(view.attempt.id)}
            onOtherMethod={leave}
          />
        )}
        {view.attempt.type === 'CC' && (
          <CardView {...shared} returned={returned} onContinue={moveOn} onOtherMethod={leave} />
        )}
      </>
    );
  }

  const failure = view.kind === 'choose' ? view.failure : null;
  return (
    <>
      {follow}
      {billing.sources ? (
        <ChooseView
          page={page}
          sources={billing.sources}
          failure={failure}
          onCreated={setCreatedAttempt}
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
  createdHere: boolean;
  ended: boolean;
  onReachable: (reachable: boolean) => void;
}

/** Asks for the attempt's state while it is drawn. */
function Follow({ page, attempt, createdHere, ended, onReachable }: FollowProps) {
  const { unreachable } = usePaymentStatus(page, attempt, { createdHere, ended });
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
