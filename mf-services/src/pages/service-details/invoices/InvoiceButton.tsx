import { ApiError } from '@portal/api/http/apiError';
import type { Work } from '@portal/api/work/work';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { formatDateWithYear } from '@portal/remote/formatShortDate';
import { createClientDataApi } from '@portal/api/account/client';
import { createServicesApi } from '@portal/api/work/createServicesApi';
import { REQUEST_SUCCEEDED, WARNING_TITLE } from '@portal/api/texts';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Text } from '@portal/ui/Text';
import { FileText } from '@portal/ui/icons/documents/FileText';
import { useQuery } from '@portal/remote/query';
import { useRefusals } from '../../../actions/useRefusals.ts';
import { clientKey } from '@portal/remote/clientKey';
import { useState } from 'react';
import { hasInvoiceEmail, invoiceEmails } from './invoiceEmails.ts';
import { texts as details } from '../texts.ts';
import { texts } from './texts.ts';
import { useDetailsChange } from '../useDetailsChange.ts';

interface InvoiceButtonProps {
  work: Work;
}

/** Asks for the invoice by e-mail (DET-36..38), and says what became of the last request (INV-01, INV-07). */
export function InvoiceButton({ work }: InvoiceButtonProps) {
  const { id, invoice_request: asked } = work;
  const { navigation, overlays } = usePortal();
  const services = useApi(createServicesApi);
  const refusable = useRefusals();
  const changed = useDetailsChange(id);
  const [keys] = useState(() => createRequestKeys<string[]>());
  const clientData = useApi(createClientDataApi);
  const client = useQuery({ queryKey: clientKey, queryFn: () => clientData.read() });
  const request = useAction(
    async (emails: string[]) => {
      if (emails.length === 0) {
        const { inactive: body, toProfile: confirmLabel, later: cancelLabel } = texts;
        const goes = await overlays.confirm({
          title: WARNING_TITLE,
          body,
          confirmLabel,
          cancelLabel,
        });
        if (goes) navigation.navigate('/perfil');
        return;
      }
      await refusable(services.requestInvoice(id, { emails }, keys.keyFor(emails)));
      keys.settle();
      overlays.toast({ message: REQUEST_SUCCEEDED, tone: 'success' });
      await changed();
    },
    {
      onError: (error) =>
        showApiError(
          overlays,
          error,
          error instanceof ApiError && !error.isOffline ? { body: texts.unavailable } : {},
        ),
    },
  );
  const { data } = client;
  if (asked?.state === 'requested') return <Text tone="second">{sentOn(asked.requested_at)}</Text>;
  if (!data || !hasInvoiceEmail(data)) return null;
  return (
    <>
      {asked?.state === 'refused' && (
        <Text tone="second">{texts.refused(work.establishment.name, asked.reason ?? '')}</Text>
      )}
      <Button
        size="small"
        block
        icon={<FileText />}
        loading={request.busy}
        onClick={() => request.run(invoiceEmails(data))}
      >
        {details.invoice.action}
      </Button>
    </>
  );
}

/** `Pedido enviado a {data}.`: a day by its date, because nothing is sent «a hoje». */
function sentOn(instant: string): string {
  return texts.sent(formatDateWithYear(lisbonToday(new Date(instant))));
}
