import { formatEuros } from '@portal/domain/money/cents';
import { formatPhone } from '@portal/domain/contact/formatPhone';
import { useProvider } from '@portal/remote/useProvider';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Countdown } from '@portal/ui/Countdown';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { OfflineNote } from '../views/OfflineNote.tsx';
import styles from '../payment.module.css';
import type { Attempt, PaymentPage } from '../toPaymentPage.ts';
import { texts } from '../texts.ts';
import { WaitingLine } from '../views/WaitingLine.tsx';

/** The gateway gives the customer four minutes; the full bar of the countdown. */
const MBWAY_SECONDS = 240;

interface MbWayViewProps {
  page: PaymentPage;
  attempt: Attempt;
  offline: boolean;
  onCountdownEnd: () => void;
  onOtherMethod: () => void;
}

/** An MB WAY request waiting to be accepted in the app, with its countdown (PAY-16). */
export function MbWayView(props: MbWayViewProps) {
  const { page, attempt, offline, onCountdownEnd, onOtherMethod } = props;
  const provider = useProvider();
  if (offline) return <MbWayOffline />;
  return (
    <Page width="narrow">
      <PageHeading greeting={texts.mbWayTo(formatEuros(page.total), provider.name)}>
        {texts.mbWayHeading}
      </PageHeading>
      <Card>
        {attempt.deadline !== null && (
          <Countdown
            endsAt={attempt.deadline}
            totalSeconds={Math.max(MBWAY_SECONDS, attempt.waiting_time ?? 0)}
            caption={texts.toAccept}
            onEnd={onCountdownEnd}
          />
        )}
        <WaitingLine>
          {texts.sentTo}{' '}
          <span className="num">{formatPhone(attempt.phone ?? '', { country: true })}</span>
        </WaitingLine>
      </Card>
      <ol className={styles.steps}>
        {texts.mbWaySteps(provider.name).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button block onClick={onOtherMethod}>
        {texts.otherMethod}
      </Button>
    </Page>
  );
}

function MbWayOffline() {
  return (
    <Page width="narrow">
      <OfflineNote />
      <Card>
        <PageHeading description={texts.offlineMbWay}>{texts.offlineHeading}</PageHeading>
        <WaitingLine>{texts.offlineWaiting}</WaitingLine>
      </Card>
    </Page>
  );
}
