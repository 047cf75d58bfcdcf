import { expect } from '@playwright/test';
import * as v from 'valibot';
import { addresses } from '../domains.ts';

const paymentsSchema = v.object({
  payments: v.array(v.looseObject({ requestId: v.string() })),
});

interface PayOptions {
  /** Euros that the gateway says were paid, `39.99`; what was asked for unless told. */
  amount?: string;
  /** How often the gateway calls back; once unless told. */
  callbacks?: number;
}

/** The sandbox payment of a reference or phone, once the gateway has it. */
async function findPayment(mark: string): Promise<string> {
  let id = '';
  await expect(async () => {
    const response = await fetch(`${addresses.gateway}/control/payments`);
    const { payments } = v.parse(paymentsSchema, await response.json());
    id = payments.findLast((payment) => JSON.stringify(payment).includes(mark))?.requestId ?? '';
    expect(id).not.toBe('');
  }).toPass();
  return id;
}

async function decide(
  mark: string,
  decision: 'pay' | 'reject' | 'expire',
  options: PayOptions = {},
): Promise<void> {
  const id = await findPayment(mark);
  const response = await fetch(`${addresses.gateway}/control/payments/${id}/${decision}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(options),
  });
  if (!response.ok) throw new Error(`The gateway did not ${decision}: ${await response.text()}`);
}

/** Rejects the MB WAY request sent to a phone, as its owner would in the app. */
export function rejectMbWay(phone: string): Promise<void> {
  return decide(phone.replace('+351', ''), 'reject');
}

/** Lets the MB WAY request sent to a phone run out; the gateway tells nobody. */
export function expireMbWay(phone: string): Promise<void> {
  return decide(phone.replace('+351', ''), 'expire');
}

/** Pays the MB WAY request of a phone, or the Multibanco reference with these nine digits. */
export function payAtGateway(mark: string, options: PayOptions = {}): Promise<void> {
  return decide(mark, 'pay', options);
}

/** How many MB WAY requests a phone (nine digits) has been sent. */
export async function gatewayRequestsTo(phone: string): Promise<number> {
  const response = await fetch(`${addresses.gateway}/control/payments`);
  const { payments } = v.parse(paymentsSchema, await response.json());
  return payments.filter((payment) => String(payment['phone'] ?? '').includes(phone)).length;
}
