import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { addresses } from '../domains.ts';

const paymentsSchema = v.object({
  payments: v.array(
    v.object({
      requestId: v.string(),
      orderId: v.string(),
      entity: v.string(),
      reference: v.string(),
    }),
  ),
});

/**
 * Calls back about the payment of a reference as ifthenpay does: by the address that the page of payments says, its
 * placeholders filled in.
 * @returns the status of the answer
 */
export async function callBackTest(
  page: Page,
  reference: string,
  antiPhishingKey: string,
): Promise<number> {
  const response = await fetch(`${addresses.gateway}/control/payments`);
  const { payments } = v.parse(paymentsSchema, await response.json());
  const payment = payments.find((one) => one.reference === reference);
  const said = await page.getByText(/\/api\/gateway-callback\/ifthenpay\?/).innerText();
  const { search } = new URL(said.slice(said.indexOf('http')));
  expect(search).toContain('[ANTI_PHISHING_KEY]');
  const facts = {
    '[ANTI_PHISHING_KEY]': antiPhishingKey,
    '[ID]': payment?.orderId ?? '',
    '[ORDER_ID]': payment?.orderId ?? '',
    '[REQUEST_ID]': payment?.requestId ?? '',
    '[ENTITY]': payment?.entity ?? '',
    '[REFERENCE]': reference,
    '[AMOUNT]': '1.00',
    '[STATUS]': 'PAGO',
  };
  const query = Object.entries(facts).reduce(
    (written, [name, value]) => written.replaceAll(name, encodeURIComponent(value)),
    search,
  );
  return (await fetch(`${addresses.backend}/gateway-callback/ifthenpay${query}`)).status;
}
