import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { paymentCreatedSchema } from '@portal/api/payment/createPaymentsApi';
import { statementSchema } from '@portal/api/payment/statement';
import * as v from 'valibot';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { findHiddenFocus } from '../../accessibility/findHiddenFocus.ts';
import { findCoveredControls } from '../../days/invariants/findCoveredControls.ts';
import { findCutText } from '../../days/invariants/findCutText.ts';
import { callApi } from '../../support/api.ts';
import { domains, originOf } from '../../support/domains.ts';
import { demoAddress } from '../../support/people/demoAddress.ts';
import type { Customer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { payAtGateway } from '../../support/people/gateway.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { logIn } from '../../support/people/logIn.ts';
import { acceptNecessary } from '../steps/openLiteLink.ts';

const PATH = '/client/faturas-e-pagamentos';
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const aPdf = () =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(20_000), Buffer.from('\n%%EOF\n')]);

/** A Multibanco reference for what a work costs. @returns its nine digits */
async function beginPaying(customer: Customer, id: string, total: number): Promise<string> {
  await givenFor(customer).provider.askPayment(id, total);
  const answer = await callApi(customer.domain, '/main/payment', {
    method: 'POST',
    token: customer.token,
    body: { id, method: 'MB', total, billing_id: 'FINAL_CONSUMER' },
  });
  return v.parse(paymentCreatedSchema, answer).reference ?? '';
}

async function save(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test(
  'what was paid, is to be paid and was documented stands on one page, is followed while it is open, and saved as it came',
  { tag: ['@C-821', '@C-822', '@C-823', '@C-824'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const { provider } = given;
    const email = `cliente.${randomInt(1e9)}@exemplo.pt`;
    await callApi(customer.domain, '/main/user/client', {
      ...{ method: 'PATCH', token: customer.token, body: { email, invoice_primary: true } },
    });
    await page.goto('/client/perfil');
    await page.getByRole('button', { name: 'Faturas e pagamentos', exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${PATH}$`));
    await expect(page).toHaveTitle(/^Faturas e pagamentos/);
    await expect(
      page.getByRole('heading', { name: 'Ainda não há pagamentos nem faturas' }),
    ).toBeVisible();
    await expectAccessible(page, 'statement: empty');

    // The page follows what happens elsewhere.
    const open = await given.work(5, { symptom: 'Pneu traseiro' });
    const reference = await beginPaying(customer, open, 68);
    const pending = page.getByRole('region', { name: 'À espera de pagamento' });
    const grouped = reference.replace(/(\d{3})(?=\d)/g, '$1\u00a0');
    await expect(pending).toContainText(`referência ${grouped}`);
    await expect(pending).toContainText(/68,00\s€/);
    await payAtGateway(reference);
    const year = page.getByRole('region', { name: String(new Date().getFullYear()) });
    await expect(year).toContainText(/Pneu traseiro.*Pagamento por Multibanco, hoje, 68,00\s€/);
    await expect(pending).toHaveCount(0);

    await year.getByRole('button', { name: 'Pedir fatura: Pneu traseiro' }).click();
    await expect(year).toContainText(/Pedido enviado a .*Pedida/);
    await expectAccessible(page, 'statement: asked');

    const today = new Date().toISOString().slice(0, 10);
    const numbers = [`FT ${randomInt(1e9)}/1`, `NC ${randomInt(1e9)}/1`] as const;
    const files = [aPdf(), aPdf()] as const;
    await provider.attachInvoice(open, files[0], {
      ...{ kind: 'FT', number: numbers[0], issued_on: today, total: '68' },
    });
    await provider.attachInvoice(open, files[1], {
      ...{ kind: 'NC', number: numbers[1], issued_on: today, total: '8.05' },
    });
    await expect(
      page.getByRole('heading', { level: 1, name: 'Chegaram 2 faturas novas.' }),
    ).toBeVisible();
    await expect(year).toContainText(new RegExp(`Nota de crédito ${numbers[1]}, hoje, -8,05\\s€`));
    await expect(year.getByRole('group', { name: /^Total de/ })).toContainText(
      /Pago68,00\s€Faturado59,95\s€/,
    );
    await expect(page.getByRole('complementary', { name: 'Dados de faturação' })).toContainText(
      email,
    );
    await expectAccessible(page, 'statement: a year');

    const file = await save(page, `Descarregar fatura ${numbers[0]}`);
    expect(file.name).toBe(`${numbers[0].replace(/[ /]/g, '-')}.pdf`);
    expect(sha256(file.bytes)).toBe(sha256(files[0]));
    // What is read of a work is read of all its documents, as on its details.
    await expect(
      page.getByRole('heading', { level: 1, name: 'Faturas e pagamentos' }),
    ).toBeVisible();
    const zip = await save(page, `Descarregar ${new Date().getFullYear()} (ZIP)`);
    expect(zip.name).toMatch(/^documentos-\d{4}\.zip$/);
    // Files are not compressed in it: their bytes stand there as they came.
    for (const original of files) expect(zip.bytes.includes(original)).toBe(true);

    // What was told of the request goes by itself; while it is there it may cover something.
    await expect(page.getByText('Pedido efectuado com Sucesso')).toHaveCount(0);
    // At 400 %, and on a narrow phone, everything is there and reached.
    for (const viewport of [
      { width: 320, height: 256 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(viewport);
      expect.soft(await findCoveredControls(page), 'covered').toEqual([]);
      expect.soft(await findCutText(page), 'cut').toEqual([]);
      expect.soft(await findHiddenFocus(page), 'focus').toEqual([]);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/client\/perfil$/);
  },
);

test(
  'without a connection what was shown stays, and says since when',
  { tag: ['@C-821'] },
  async ({ page, context, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(5);
    await given.provider.attachInvoice(work, aPdf(), {
      ...{ kind: 'FT', number: `FT ${randomInt(1e9)}/9`, issued_on: '2026-01-09', total: '12.30' },
    });
    await page.goto(PATH);
    const year = page.getByRole('region', { name: '2026' });
    await expect(year).toContainText(/12,30\s€/);
    await context.setOffline(true);
    await expect(page.getByRole('main')).toContainText(/A mostrar o que sabíamos às \d\d:\d\d\./);
    await expect(year).toContainText(/12,30\s€/);
    await expect(year.getByRole('button', { name: 'Descarregar 2026 (ZIP)' })).toBeDisabled();
    await context.setOffline(false);
    await expect(page.getByRole('main')).not.toContainText('A mostrar o que sabíamos');
  },
);

test.describe('in the demo company', () => {
  test.use({ domain: domains.demo });

  test(
    'the example document stands on the page, and says that it is one',
    { tag: ['@C-821', '@INV-11', '@desktop'] },
    async ({ page, context }) => {
      await acceptNecessary(context, domains.demo);
      const token = await logIn(domains.demo, '+351918765430');
      const call = (path: string) => callApi(domains.demo, path, { token });
      const { entries } = v.parse(statementSchema, await call('/main/user/statement'));
      const [example, ...others] = entries.flatMap((entry) =>
        entry.kind === 'document' ? [entry.invoice] : [],
      );
      expect(others).toEqual([]);
      await page.goto(await demoAddress(token));
      await expect(page).toHaveURL(/\/client\/services/);
      await page.goto(originOf(domains.demo) + PATH);
      const { bytes } = await save(page, `Descarregar fatura ${example?.number ?? ''}`);
      expect(bytes.toString('latin1')).toContain('(DEMONSTRAÇÃO)');
    },
  );
});
