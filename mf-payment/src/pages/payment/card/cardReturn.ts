import * as v from 'valibot';

/** What the card page adds to the address when it sends the customer back (PAY-13). */
export interface CardReturn {
  readonly status: string;
  readonly id: string;
  readonly requestId: string;
  readonly sk: string;
  readonly brand: string;
  /** Masked number; shown, never trusted. */
  readonly pan: string;
}

const cardSchema = v.object({ brand: v.string(), pan: v.string() });
export type ReturnedCard = v.InferOutput<typeof cardSchema>;

/** `amount` and `error` are the gateway's own; only the server knows what was paid. */
const PARAMETERS = ['status', 'id', 'requestId', 'sk', 'brand', 'pan', 'amount', 'error'] as const;

/** The card page's parameters, or null when the customer does not come from there (PAY-13). */
export function readCardReturn(search: string): CardReturn | null {
  const parameters = new URLSearchParams(search);
  const status = parameters.get('status');
  if (status === null || status === '') return null;
  const text = (name: string) => parameters.get(name) ?? '';
  return {
    status,
    id: text('id'),
    requestId: text('requestId'),
    sk: text('sk'),
    brand: text('brand'),
    pan: text('pan'),
  };
}

/** The address' query without the card page's parameters: the secret must not stay in the history (C-96). */
export function withoutCardReturn(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of PARAMETERS) parameters.delete(name);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}

const returnedCardState = v.object({ card: cardSchema });

/** The card kept in the history entry, so that a reload still shows what is validated. */
export function readReturnedCard(state: unknown): ReturnedCard | null {
  const parsed = v.safeParse(returnedCardState, state);
  return parsed.success ? parsed.output.card : null;
}
