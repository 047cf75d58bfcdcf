import { createPaymentsApi } from '@portal/api/payment/createPaymentsApi';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import { accountNeeded, isIban, plainIban, WRONG_IBAN } from '@portal/api/payment/refundAccount';
import { formatEuros, type Cents } from '@portal/domain/money/cents';
import { useQueryClient } from '@portal/remote/query';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { useOnline } from '@portal/remote/useOnline';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { FormGrid } from '@portal/ui/Field';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { Text } from '@portal/ui/Text';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
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
  const [iban, setIban] = useState('');
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const isMissing = plainIban(iban) === '';
  const isWrong = !isIban(plainIban(iban));
  const ibanError = isMissing
    ? isTried
      ? REQUIRED_FIELD
      : null
    : isWrong && (isTried || isLeft)
      ? WRONG_IBAN
      : null;
  const isNameless = name.trim() === '';
  const save = useAction(async () => {
    await payments.refundAccount(id, { iban, name });
    overlays.toast({ message: texts.refund.stored, tone: 'success' });
    await queryClient.invalidateQueries({ queryKey: queryKeys.page(id) });
  });
  function send(): void {
    setTried(true);
    if (!isWrong && !isNameless) void save.run();
    else
      document.querySelector<HTMLElement>(isWrong ? '[name="iban"]' : '[name="holder"]')?.focus();
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
          <FormGrid>
            <TextField
              label={texts.refund.iban}
              name="iban"
              value={iban}
              onChange={setIban}
              onBlur={() => setLeft(iban !== '')}
              error={ibanError}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              maxLength={60}
              figures
              required
            />
            <TextField
              label={texts.refund.holder}
              name="holder"
              value={name}
              onChange={setName}
              error={isTried && isNameless ? REQUIRED_FIELD : null}
              autoComplete="name"
              maxLength={120}
              required
            />
          </FormGrid>
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
