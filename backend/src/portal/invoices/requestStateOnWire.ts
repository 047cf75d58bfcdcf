import type { InvoiceRequestState } from '@portal/api/work/invoiceRequestState';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export type StoredRequestState = Selectable<Schema['invoiceRequests']>['state'];

/** The states of a request for an invoice as they are told, by those that are stored. */
export const requestStateOnWire: Readonly<Record<StoredRequestState, InvoiceRequestState>> = {
  OPEN: 'requested',
  ANSWERED: 'answered',
  REFUSED: 'refused',
};

/** The stored state that a word of the wire means, in either case; that of a request was `OPEN` before. */
export function readRequestState(word: string): StoredRequestState | undefined {
  const asked = word.toLowerCase();
  const states = ['OPEN', 'ANSWERED', 'REFUSED'] as const;
  return states.find((state) => [requestStateOnWire[state], state.toLowerCase()].includes(asked));
}
