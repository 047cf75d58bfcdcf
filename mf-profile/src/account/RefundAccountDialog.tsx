import { accountNeeded } from '@portal/api/payment/refundAccount';
import { formatEuros } from '@portal/domain/money/cents';
import { RefundAccountFields } from '@portal/remote/RefundAccountFields';
import { useRefundAccount } from '@portal/remote/useRefundAccount';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { Form } from '@portal/ui/Form';
import { Text } from '@portal/ui/Text';
import { texts } from './texts.ts';
import type { AskedAccount } from './useAskAccount.ts';

/** Asks where money goes back before the account ends, after which nobody could say it any more (C-937). */
export function RefundAccountDialog({ amount, given, onGiven, onLeave }: AskedAccount) {
  const words = texts.refundAccount;
  const account = useRefundAccount(given);
  function send(): void {
    const read = account.read();
    if (read) onGiven(read);
  }
  return (
    <Dialog title={words.title} kind="plain" start="field" closable onClose={onLeave}>
      <Text>{accountNeeded(formatEuros(amount))}</Text>
      <Form onSubmit={send}>
        <RefundAccountFields account={account} />
        <Text tone="second">{words.kept}</Text>
        <Button type="submit" variant="danger" block>
          {texts.deleteDialog.confirm}
        </Button>
      </Form>
    </Dialog>
  );
}
