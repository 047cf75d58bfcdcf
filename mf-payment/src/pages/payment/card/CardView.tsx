import { useProvider } from '@portal/remote/useProvider';
import { formatEuros } from '@portal/domain/money/cents';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import type { ReturnedCard } from './cardReturn.ts';
import { openCardPage } from './openCardPage.ts';
import { OfflineNote } from '../views/OfflineNote.tsx';
import type { Attempt, PaymentPage } from '../toPaymentPage.ts';
import { texts } from '../texts.ts';
import { WaitingLine } from '../views/WaitingLine.tsx';

interface CardViewProps {
  page: PaymentPage;
  attempt: Attempt;
  /** The customer came back with success and the server validates it (PAY-14, C-124). */
  returned: ReturnedCard | null;
  offline: boolean;
  onContinue: () => void;
  onOtherMethod: () => void;
}

/** A card payment under way: on the gateway's page, or being validated after it. */
export function CardView({
  page,
  attempt,
  returned,
  offline,
  onContinue,
  onOtherMethod,
}: CardViewProps) {
  const provider = useProvider();
  const amount = texts.mbWayTo(formatEuros(page.total), provider.name);
  const { url } = attempt;
  if (returned) {
    const card = `${returned.brand} ${returned.pan}`.trim();
    return (
      <Page width="narrow">
        {offline && <OfflineNote />}
        <PageHeading
          greeting={amount}
          description={card === '' ? texts.cardCheckedPlain : texts.cardChecked(card)}
        >
          {texts.cardChecking}
        </PageHeading>
        <Waiting />
        <Button variant="primary" block onClick={onContinue}>
          {texts.continue}
        </Button>
      </Page>
    );
  }
  return (
    <Page width="narrow">
      {offline && <OfflineNote />}
      <PageHeading greeting={amount} description={texts.cardBody}>
        {texts.cardHeading}
      </PageHeading>
      <Waiting />
      {url !== null && (
        <Button variant="primary" block onClick={() => openCardPage(url)}>
          {texts.cardOpen}
        </Button>
      )}
      <Button block onClick={onOtherMethod}>
        {texts.otherMethod}
      </Button>
    </Page>
  );
}

function Waiting() {
  return (
    <Card>
      <WaitingLine>{texts.waiting}</WaitingLine>
    </Card>
  );
}
