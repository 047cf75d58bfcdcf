import { createPaymentsApi } from '@portal/api/payment/createPaymentsApi';
import { accountNeeded, type RefundAccount } from '@portal/api/payment/refundAccount';
import { formatEuros, type Cents } from '@portal/domain/money/cents';
import { RefundAccountFields } from '@portal/remote/RefundAccountFields';
import { useQueryClient } from '@portal/remote/query';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { useOnline } from '@portal/remote/useOnline';
import { usePortal } from '@portal/remote/usePortal';
import { useRefundAccount } from '@portal/remote/useRefundAccount';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { Text } from '@portal/ui/Text';
import { queryKeys } from '../queryKeys.ts';
import { texts } from '../texts.ts';
import type { PaymentPage } from '../toPaymentPage.ts';

interface RefundViewProps {
  page: PaymentPage;
  /** What waits for an account to go back to. */
  amount: Cents;
  onContinue: () => void;
}

/** Asks where money goes back that the gateway cannot send back (POL-11). */
export function RefundView({ page: { id, work }, amount, onContinue }: RefundViewProps) {
  const { overlays } = usePortal();
  const isOnline = useOnline();
  const payments = useApi(createPaymentsApi);
  const queryClient = useQueryClient();
  const account = useRefundAccount();
  const save = useAction<RefundAccount>(async (given) => {
    await payments.refundAccount(id, given);
    overlays.toast({ message: texts.refund.stored, tone: 'success' });
    await queryClient.invalidateQueries({ queryKey: queryKeys.page(id) });
  });
  function send(): void {
    const given = account.read();
    if (given) void save.run(given);
  }
  return (
    <Page width="narrow">
      <PageHeading>{texts.refund.heading}</PageHeading>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Card title={texts.refund.title}>
          <Text>{accountNeeded(formatEuros(amount))}</Text>
          <RefundAccountFields account={account} />
          <Button type="submit" variant="primary" block disabled={!isOnline} loading={save.busy}>
            {isOnline ? texts.refund.send : texts.offlineButton}
          </Button>
        </Card>
      </form>
      <Button block onClick={onContinue}>
        {work.isAppointment ? texts.seeAppointment : texts.seeService}
      </Button>
    </Page>
  );
}
