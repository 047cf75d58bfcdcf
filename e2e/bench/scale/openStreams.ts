import { DOMAIN, type Installation } from './startInstallation.ts';
import { tokenOf } from '../backend/measuredPortal.ts';

/** Pages that stand open and hear of changes. */
export interface OpenStreams {
  /** How many were opened. */
  count: number;
  /** Resolves as soon as this customer's page hears that a service changed. */
  untilHeard(customer: number): Promise<void>;
  close(): void;
}

/** Opens the stream of `count` customers at the backend, as the shell does for a page. */
export async function openStreams(
  { backend }: Pick<Installation, 'backend'>,
  count: number,
): Promise<OpenStreams> {
  const control = new AbortController();
  const waiting = new Map<number, () => void>();
  const read = async (customer: number, answer: Response) => {
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? [])
      if (decoder.decode(part).includes('event: service')) waiting.get(customer)?.();
  };
  for (let customer = 0; customer < count; customer += 1) {
    const answer = await fetch(`${backend}/main/live`, {
      headers: {
        'x-forwarded-host': DOMAIN,
        authorization: `Bearer ${tokenOf(customer)}`,
        accept: 'text/event-stream',
      },
      signal: control.signal,
    });
    if (!answer.ok) throw new Error(`A stream: ${answer.status}`);
    // Ends with the abort below.
    read(customer, answer).catch(() => undefined);
  }
  return {
    count,
    untilHeard: (customer) =>
      new Promise((resolve) => {
        waiting.set(customer, () => {
          waiting.delete(customer);
          resolve();
        });
      }),
    close: () => control.abort(),
  };
}
