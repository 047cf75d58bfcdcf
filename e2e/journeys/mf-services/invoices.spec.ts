import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { invoicesSchema } from '@portal/api/work/invoice';
import * as v from 'valibot';
import { callApi } from '../../support/api.ts';
import { domains, originOf } from '../../support/domains.ts';
import { demoAddress } from '../../support/people/demoAddress.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { logIn } from '../../support/people/logIn.ts';
import { tabTo } from '../../support/watching/tabTo.ts';
import { acceptNecessary } from '../steps/openLiteLink.ts';

const worksSchema = v.object({
  works: v.array(v.object({ id: v.string(), invoice_count: v.number() })),
});
const details = (id: string) => `/client/service-details/${id}?s=I&t=0`;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const card = (page: Page) =>
  page.getByRole('main').locator('section', {
    has: page.getByRole('heading', { level: 2, name: 'Faturas', exact: true }),
  });

/** What the browser saves when the button of a document is pressed. */
async function download(page: Page, number: string): Promise<{ name: string; bytes: Buffer }> {
  const saved = page.waitForEvent('download');
  await card(page)
    .getByRole('button', { name: `Descarregar fatura ${number}` })
    .click();
  const file = await saved;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test(
  'a document is saved as the provider sent it, and stays when it is voided',
  { tag: ['@INV-03', '@INV-04', '@INV-05'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(5);
    await page.goto(details(work));
    await expect(page.getByRole('heading', { level: 1, name: 'Concluído' })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    const bytes = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      randomBytes(200_000),
      Buffer.from('\n%%EOF\n'),
    ]);
    const number = `FT ${randomInt(1e9)}/418`;
    const attached = await given.provider.attachInvoice(work, bytes, {
      kind: 'FT',
      number,
      issued_on: '2026-07-09',
      total: '115.62',
      atcud: 'CSDF7T5H-418',
    });
    expect(attached.sha256).toBe(sha256(bytes));
    await page.goto('/client/services');
    await page.getByRole('button', { name: /^Notificações/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notificações' })).toContainText(
      'Tem uma nova fatura de Auto Mirante.',
    );
    await page.goto(details(work));
    await expect(card(page)).toContainText(/^Faturas.*Fatura.*115,62\s€ATCUD: CSDF7T5H-418/);
    await expectAccessible(page, 'details: documents');
    const file = await download(page, number);
    expect(file.name).toBe(`${number.replace(/[ /]/g, '-')}.pdf`);
    expect(sha256(file.bytes)).toBe(attached.sha256);
    await given.provider.voidInvoice(attached.id, 'NIF errado');
    await page.reload();
    await expect(card(page)).toContainText(/Anulada \(.*\): NIF errado/);
    expect(sha256((await download(page, number)).bytes)).toBe(attached.sha256);
  },
);

test(
  'why an invoice is refused can be read, and it is asked for again with the keyboard alone',
  { tag: ['@INV-07'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(5);
    const email = `cliente.${randomInt(1e9)}@exemplo.pt`;
    await callApi(customer.domain, '/main/user/client', {
      ...{ method: 'PATCH', token: customer.token, body: { email, invoice_primary: true } },
    });
    const main = page.getByRole('main');
    const ask = main.getByRole('button', { name: 'Enviar fatura por e-mail' });
    const asked = main.getByText(/^Pedido enviado a /);
    await page.goto(details(work));
    await ask.click();
    await expect(asked).toBeVisible();
    await expect(ask).toHaveCount(0);
    for (const reason of ['', 'x'.repeat(501)])
      await expect(given.provider.refuseInvoice(work, reason)).rejects.toThrow(/: 400 /);
    const reason = 'O NIF que indicou não é válido. Confirme-o no seu perfil e peça outra vez.';
    await given.provider.refuseInvoice(work, reason);
    await page.reload();
    await expect(main).toContainText(`Auto Mirante não enviou a fatura: ${reason}`);
    await expectAccessible(page, 'details: invoice refused');
    await tabTo(page, ask);
    await page.keyboard.press('Enter');
    await expect(asked).toBeVisible();
    await expect(main.getByText(reason)).toHaveCount(0);
  },
);

test.describe('in the demo company', () => {
  test.use({ domain: domains.demo });

  test(
    'one document stands as an example, and says so',
    { tag: ['@INV-11', '@desktop'] },
    async ({ page, context }) => {
      await acceptNecessary(context, domains.demo);
      const token = await logIn(domains.demo, '+351918765430');
      const call = (path: string) => callApi(domains.demo, path, { token });
      const { works } = v.parse(worksSchema, await call('/main/services/completed'));
      const [work = '', ...others] = works.flatMap(({ id, invoice_count: count }) =>
        count > 0 ? [id] : [],
      );
      expect(others).toEqual([]);
      const { invoices } = v.parse(invoicesSchema, await call(`/main/services/${work}/invoices`));
      expect(invoices).toHaveLength(1);
      await page.goto(await demoAddress(token));
      await expect(page).toHaveURL(/\/client\/services/);
      await page.goto(originOf(domains.demo) + details(work));
      await expect(card(page)).toContainText('Faturas');
      const { bytes } = await download(page, invoices[0]?.number ?? '');
      expect(bytes.toString('latin1')).toContain('(DEMONSTRAÇÃO)');
    },
  );
});
