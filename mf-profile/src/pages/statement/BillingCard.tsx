import { createClientDataApi } from '@portal/api/account/client';
import { groupDigits } from '@portal/domain/text/groupDigits';
import { clientKey } from '@portal/remote/clientKey';
import { invoiceEmails } from '@portal/remote/invoiceEmails';
import { useQuery } from '@portal/remote/query';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { FactRows } from '@portal/ui/Facts';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { texts } from './texts.ts';

/** To whom invoices are made out and sent, with the way to the customer’s data. Without the data there is only the way. */
export function BillingCard() {
  const { navigation } = usePortal();
  const clientData = useApi(createClientDataApi);
  const { data: client, isError } = useQuery({
    queryKey: clientKey,
    queryFn: () => clientData.read(),
  });
  const words = texts.billing;
  const emails = client ? invoiceEmails(client) : [];
  return (
    <Card
      title={words.title}
      titleId="billing"
      titleEnd={
        <Button
          size="small"
          variant="ghost"
          href={`${navigation.base}/dados-cliente`}
          aria-label={words.changeLabel}
        >
          {words.change}
        </Button>
      }
    >
      {!client && !isError && <ListSkeleton rows={1} />}
      {client && (
        <FactRows
          facts={[
            { label: words.name, value: client.name },
            {
              label: words.taxNumber,
              value: (
                <span className="num">{client.vat ? groupDigits(client.vat) : words.none}</span>
              ),
            },
            { label: words.sendTo, value: emails.length > 0 ? emails.join(', ') : words.nobody },
          ]}
        />
      )}
    </Card>
  );
}
