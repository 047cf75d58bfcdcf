import { Button } from '@portal/ui/Button';
import { EmptyState } from '@portal/ui/EmptyState';
import { Receipt } from '@portal/ui/icons/money/Receipt';
import { Page } from '@portal/ui/Page';
import type { PaymentPage } from '../toPaymentPage.ts';
import { texts } from '../texts.ts';

/** The page was opened on a payment that is already done. */
export function NothingToPay({ page, onContinue }: { page: PaymentPage; onContinue: () => void }) {
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
