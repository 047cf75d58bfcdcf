import { createClientDataApi } from '@portal/api/account/client';
import { createServicesApi } from '@portal/api/work/createServicesApi';
import { clientKey } from '@portal/remote/clientKey';
import { hasInvoiceEmail } from '@portal/remote/invoiceEmails';
import { useQuery, useQueryClient } from '@portal/remote/query';
import { useApi } from '@portal/remote/useApi';
import { useInvoiceRequest } from '@portal/remote/useInvoiceRequest';
import { Button } from '@portal/ui/Button';
import { statementKey } from './statementKey.ts';
import { texts } from './texts.ts';

interface AskButtonProps {
  /** The work whose invoice is asked for. */
  work: string;
  about: string;
}

/** Asks for the invoice of what was paid, as the details do (DET-36..38); without an e-mail on file it is not there. */
export function AskButton({ work, about }: AskButtonProps) {
  const services = useApi(createServicesApi);
  const clientData = useApi(createClientDataApi);
  const queryClient = useQueryClient();
  const { data: client } = useQuery({ queryKey: clientKey, queryFn: () => clientData.read() });
  const renew = () => queryClient.invalidateQueries({ queryKey: statementKey });
  const request = useInvoiceRequest({
    send: async (emails, key) => {
      try {
        await services.requestInvoice(work, { emails }, key);
      } catch (error) {
        // What was refused was offered by something that is no longer so.
        void renew();
        throw error;
      }
    },
    onAsked: renew,
  });
  if (!client || !hasInvoiceEmail(client)) return null;
  return (
    <Button
      size="small"
      loading={request.busy}
      aria-label={texts.request.askFor(about)}
      onClick={() => request.run(client)}
    >
      {texts.request.ask}
    </Button>
  );
}
