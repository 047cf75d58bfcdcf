import type { Work } from '@portal/api/work/work';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { formatDateWithYear } from '@portal/remote/formatShortDate';
import { createClientDataApi } from '@portal/api/account/client';
import { createServicesApi } from '@portal/api/work/createServicesApi';
import { hasInvoiceEmail } from '@portal/remote/invoiceEmails';
import { useApi } from '@portal/remote/useApi';
import { invoiceRequestTexts } from '@portal/remote/invoiceRequestTexts';
import { useInvoiceRequest } from '@portal/remote/useInvoiceRequest';
import { Button } from '@portal/ui/Button';
import { Text } from '@portal/ui/Text';
import { FileText } from '@portal/ui/icons/documents/FileText';
import { useQuery } from '@portal/remote/query';
import { useRefusals } from '../../../actions/useRefusals.ts';
import { clientKey } from '@portal/remote/clientKey';
import { texts as details } from '../texts.ts';
import { useDetailsChange } from '../useDetailsChange.ts';

interface InvoiceButtonProps {
  work: Work;
}

/** Asks for the invoice by e-mail (DET-36..38), and says what became of the last request (INV-01, INV-07). */
export function InvoiceButton({ work }: InvoiceButtonProps) {
  const { id, invoice_request: asked } = work;
  const services = useApi(createServicesApi);
  const refusable = useRefusals();
  const changed = useDetailsChange(id);
  const clientData = useApi(createClientDataApi);
  const client = useQuery({ queryKey: clientKey, queryFn: () => clientData.read() });
  const request = useInvoiceRequest({
    send: (emails, key) => refusable(services.requestInvoice(id, { emails }, key)),
    onAsked: changed,
  });
  const { data } = client;
  if (asked?.state === 'requested') return <Text tone="second">{sentOn(asked.requested_at)}</Text>;
  if (!data || !hasInvoiceEmail(data)) return null;
  return (
    <>
      {asked?.state === 'refused' && (
        <Text tone="second">
          {invoiceRequestTexts.refused(work.establishment.name, asked.reason ?? '')}
        </Text>
      )}
      <Button
        size="small"
        block
        icon={<FileText />}
        loading={request.busy}
        onClick={() => request.run(data)}
      >
        {details.invoice.action}
      </Button>
    </>
  );
}

/** `Pedido enviado a {data}.`: a day by its date, because nothing is sent «a hoje». */
function sentOn(instant: string): string {
  return invoiceRequestTexts.sent(formatDateWithYear(lisbonToday(new Date(instant))));
}
