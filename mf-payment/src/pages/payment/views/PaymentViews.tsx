import type { PaymentState } from '@portal/api/payment/payment';
import { useOnline } from '@portal/remote/useOnline';
import { useParcel } from '@portal/remote/usePortal';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { readCardReturn } from '../card/cardReturn.ts';
import { CardView } from '../card/CardView.tsx';
import { ChooseView } from '../choose/ChooseView.tsx';
import { ClosedView } from './ClosedView.tsx';
import { FollowAttempt } from '../attempt/FollowAttempt.ts';
import { MbWayView } from '../mbway/MbWayView.tsx';
import { NothingToPay } from './NothingToPay.tsx';
import { PaidView } from '../paid/PaidView.tsx';
import { PaymentLoadFailed, PaymentLoading } from './PaymentLoading.tsx';
import type { PaymentPage } from '../toPaymentPage.ts';
import { paymentView } from './paymentView.ts';
import { ReferenceView } from '../reference/ReferenceView.tsx';
import { useBillingSources } from '../billing/useBillingSources.ts';
import { useCardReturn } from '../card/useCardReturn.ts';
import { ViewArea } from './ViewArea.tsx';

/** Seldom needed: comes when a refund asks for it. */
const RefundView = lazy(async () => {
  const { RefundView: view } = await import(
    /* webpackChunkName: "refund" */ '../refund/RefundView.tsx'
  );
  return { default: view };
});

/** How long the receipt stays, unless it is left, before the page moves on to the details (PAY-04). */
const RECEIPT_MS = 10_000;

/** Shows the view of the payment's state and follows it until it is settled. */
export function PaymentViews({ page }: { page: PaymentPage }) {
  const { portal, location } = useParcel();
  const { bus, navigation } = portal;
  const billing = useBillingSources();
  const [openingState] = useState(page.state);
  // The gateway may tell the server before the card page sends the customer back.
  const [returns] = useState(() => readCardReturn(location.search) !== null);
  const paidOnOpening = openingState === 'PAYED' && !returns;
  const [created, setCreated] = useState(0);
  // Which attempt ran out and which was left: one begun elsewhere, or whose answer was lost, is neither (C-971).
  const [endedAttempt, setEnded] = useState<string | null>(null);
  const [leftAttempt, setLeft] = useState<string | null>(null);
  const [reachable, setReachable] = useState(true);
  const returned = useCardReturn(page);
  const online = useOnline();
  const { attempt } = page;
  const attemptId = attempt?.attempt_id ?? '';
  const ended = endedAttempt === attemptId;
  const left = leftAttempt === attemptId;
  const view = paymentView(page, ended);

  function moveOn(): void {
    navigation.navigate(`/service-details/${encodeURIComponent(page.id)}?s=I&t=0`, {
      replace: true,
    });
  }
  function beginAttempt(): void {
    setCreated((count) => count + 1);
    setEnded(null);
    setLeft(null);
  }
  const finishReceipt = useEffectEvent(moveOn);
  const announce = useEffectEvent((state: PaymentState) => {
    if (state !== openingState || created > 0 || returns)
      bus.emit('payment.settled', { id: page.id, state });
  });

  const failure = view.kind === 'choose' ? view.failure : null;
  const awaited = view.kind === 'waiting' ? view.attempt : null;
  // A countdown at zero changes what this page shows, not what is told to others (C-63, PAY-26).
  const serverFailure = page.state === 'PENDING' ? null : failure;
  const settled = view.kind === 'paid' ? 'PAYED' : serverFailure;
  useEffect(() => {
    if (settled !== null) announce(settled);
  }, [settled]);

  const showsReceipt = view.kind === 'paid' && !paidOnOpening;
  useEffect(() => {
    if (!showsReceipt) return;
    const timer = setTimeout(() => finishReceipt(), RECEIPT_MS);
    return () => clearTimeout(timer);
  }, [showsReceipt]);

  function draw() {
    const isOver = view.kind === 'closed' || (view.kind === 'paid' && paidOnOpening);
    if (isOver && page.accountFor !== null)
      return (
        <Suspense fallback={<PaymentLoading />}>
          <RefundView page={page} amount={page.accountFor} onContinue={moveOn} />
        </Suspense>
      );
    if (view.kind === 'paid') {
      return paidOnOpening ? (
        <NothingToPay page={page} onContinue={moveOn} />
      ) : (
        <PaidView page={page} onContinue={moveOn} />
      );
    }
    if (view.kind === 'waiting' && !left) {
      const shared = { page, attempt: view.attempt, offline: !online || !reachable };
      const onOtherMethod = () => setLeft(attemptId);
      if (view.attempt.type === 'MB')
        return <ReferenceView {...shared} onOtherMethod={onOtherMethod} />;
      if (view.attempt.type === 'MBWAY')
        return (
          <MbWayView
            key={attemptId}
            {...shared}
            onCountdownEnd={() => setEnded(attemptId)}
            onOtherMethod={onOtherMethod}
          />
        );
      return (
        <CardView
          {...shared}
          returned={returned}
          onContinue={moveOn}
          onOtherMethod={onOtherMethod}
        />
      );
    }
    if (view.kind === 'closed')
      return <ClosedView page={page} words={view.words} onContinue={moveOn} />;
    if (billing.sources) {
      const { sources } = billing;
      return (
        <ChooseView
          page={page}
          sources={sources}
          failure={failure}
          left={awaited}
          cardReturnPending={returned !== null}
          onCreated={beginAttempt}
        />
      );
    }
    return billing.error ? <PaymentLoadFailed onRetry={billing.retry} /> : <PaymentLoading />;
  }

  return (
    <ViewArea
      shown={`${view.kind} ${awaited?.type} ${attemptId} ${left} ${failure} ${page.accountFor === null}`}
    >
      {page.state === 'PENDING' && attempt && (
        <FollowAttempt
          key={`${created} ${attemptId}`}
          page={page}
          attempt={attempt}
          created={created}
          ended={ended}
          onReachable={setReachable}
        />
      )}
      {draw()}
    </ViewArea>
  );
}
