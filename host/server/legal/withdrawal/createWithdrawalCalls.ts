import {
  namedContractSchema,
  withdrawalReceiptSchema,
  type NamedContract,
  type WithdrawalReceipt,
} from '@portal/api/company/withdrawal';
import type { Context } from 'hono';
import * as v from 'valibot';
import { forwardedFor } from '../../proxy/forwardedFor.ts';
import { publicHost } from '../../publicHost.ts';
import type { Statement } from './statement.ts';
import { texts } from './texts.ts';

/** How long the backend may take, in milliseconds. */
const TIMEOUT_MS = 4500;

const refusalSchema = v.object({ message: v.string() });

/** What the pages of withdrawal ask of the backend. */
export interface WithdrawalCalls {
  /** What a key names; null without one, with one that is not ours, and while nobody answers. */
  contractOf(context: Context, key: string): Promise<NamedContract>;
  /** Sends a statement, once for all calls with the same `once`. @returns why it was not taken, when it was not */
  send(
    context: Context,
    statement: Statement,
    once: string,
  ): Promise<{ receipt: WithdrawalReceipt } | { failure: string }>;
}

export function createWithdrawalCalls(backend: URL): WithdrawalCalls {
  const headersOf = (context: Context) => {
    const from = forwardedFor(context);
    return {
      'x-forwarded-host': publicHost(context),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    };
  };
  return {
    async contractOf(context, key) {
      if (key === '') return null;
      const address = new URL('/main/legal/contract', backend);
      address.searchParams.set('key', key);
      try {
        const answer = await fetch(address, {
          headers: headersOf(context),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return answer.ok ? v.parse(namedContractSchema, await answer.json()).contract : null;
      } catch {
        // The form works without it.
        return null;
      }
    },
    async send(context, { key, ...statement }, once) {
      try {
        const answer = await fetch(new URL('/main/legal/withdrawals', backend), {
          method: 'POST',
          headers: {
            ...headersOf(context),
            'content-type': 'application/json',
            'idempotency-key': once,
            'user-agent': context.req.header('user-agent') ?? '',
          },
          body: JSON.stringify(key === '' ? statement : { ...statement, key }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const body: unknown = await answer.json();
        if (answer.ok) return { receipt: v.parse(withdrawalReceiptSchema, body) };
        if (answer.status >= 500) return { failure: texts.confirm.unsure };
        const refusal = v.safeParse(refusalSchema, body);
        return { failure: refusal.success ? refusal.output.message : texts.confirm.failed };
      } catch {
        // It may have been taken all the same, and the answer lost.
        return { failure: texts.confirm.unsure };
      }
    },
  };
}
