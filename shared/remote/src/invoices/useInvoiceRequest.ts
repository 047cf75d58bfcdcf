import { ApiError } from '@portal/api/http/apiError';
import type { Client } from '@portal/api/account/client';
import { REQUEST_SUCCEEDED, WARNING_TITLE } from '@portal/api/texts';
import { useState } from 'react';
import { createRequestKeys } from '../calls/createRequestKeys.ts';
import { showApiError } from '../calls/showApiError.ts';
import { useAction, type Action } from '../calls/useAction.ts';
import { usePortal } from '../usePortal.ts';
import { invoiceEmails } from './invoiceEmails.ts';
import { texts } from './texts.ts';

/** How one work’s invoice is asked for. */
export interface InvoiceRequesting {
  /** `key` is of the request: the same when it is tried again after a lost answer (DET-38). */
  send(emails: string[], key: string): Promise<unknown>;
  onAsked(): Promise<unknown>;
}

/**
 * Asks for the invoice of a work by e-mail, at the addresses that the customer switched on (DET-38); without one the way to
 * the profile is offered and nothing is sent (DET-37). Failures are said in the words of ERR-47.
 */
export function useInvoiceRequest({ send, onAsked }: InvoiceRequesting): Action<Client, void> {
  const { navigation, overlays } = usePortal();
  const [keys] = useState(() => createRequestKeys<string[]>());
  return useAction<Client>(
    async (client) => {
      const emails = invoiceEmails(client);
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
      await send(emails, keys.keyFor(emails));
      keys.settle();
      overlays.toast({ message: REQUEST_SUCCEEDED, tone: 'success' });
      await onAsked();
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
}
