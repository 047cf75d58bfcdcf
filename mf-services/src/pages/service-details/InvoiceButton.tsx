import { ApiError } from '@portal/api/apiError';
import { createClientDataApi } from '@portal/api/clientData';
import { createServicesApi } from '@portal/api/services';
import { REQUEST_SUCCEEDED, WARNING_TITLE } from '@portal/api/messages';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { FileText } from '@portal/ui/icons';
import { useQuery } from '@portal/remote/query';
import { useRefusals } from '../../actions/useRefusals.ts';
import { queryKeys } from '../../queries/queryKeys.ts';
import { hasInvoiceEmail, invoiceEmails } from './invoiceEmails.ts';
import { texts } from './texts.ts';

/** Asks for the invoice by e-mail (DET-36..38). */
export function InvoiceButton({ id }: { id: string }) {
  const { overlays } = usePortal();
  const services = useApi(createServicesApi);
  const refusable = useRefusals();
  const clientData = useApi(createClientDataApi);
  const client = useQuery({ queryKey: queryKeys.client, queryFn: () => clientData.read() });
  const request = useAction(
    async (emails: string[]) => {
      if (emails.length === 0) {
        await overlays.warn({ title: WARNING_TITLE, body: texts.invoice.inactive });
        return;
      }
      await refusable(services.requestInvoice(id, { emails }));
      overlays.toast({ message: REQUEST_SUCCEEDED, tone: 'success' });
    },
    {
      onError: (error) =>
        showApiError(
          overlays,
          error,
          error instanceof ApiError && !error.isOffline ? { body: texts.invoice.unavailable } : {},
        ),
    },
  );
  const { data } = client;
  if (!data || !hasInvoiceEmail(data)) return null;
  return (
    <Button
      size="small"
      block
      icon={<FileText />}
      loading={request.busy}
      onClick={() => request.run(invoiceEmails(data))}
    >
      {texts.invoice.action}
    </Button>
  );
}
