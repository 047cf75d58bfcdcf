import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../../accessibility/expectAccessible.ts';
import { addresses, originOf } from '../../../support/domains.ts';
import { askTestPayment } from '../../../support/people/setup/askTestPayment.ts';
import { callBackTest } from '../../../support/people/callBackTest.ts';
import { enterNewSetup } from '../../../support/people/setup/enterNewSetup.ts';
import { payAtGateway } from '../../../support/people/gateway.ts';

test(
  'from entered keys to live by the callback of the gateway alone, and the euro is listed for refund',
  { tag: ['@SET-17'] },
  async ({ page }) => {
    const domain = await enterNewSetup(page, 'Oficina Nova');
    await page.goto(`${originOf(domain)}/setup/chaves`);
    await page.getByLabel('Nome do programa').fill('Contas');
    await page.getByRole('button', { name: 'Criar chave' }).click();
    const once = page.getByRole('alertdialog', { name: 'Copie a chave agora' });
    const key = (await once.getByText(/^pk_/).innerText()).trim();
    await once.getByRole('button', { name: 'Já copiei' }).click();
    const ask = async (path: string) => {
      const headers = { authorization: `Bearer ${key}` };
      const answer = await fetch(`${addresses.backend}/provider-api/v1${path}`, { headers });
      expect(answer.ok).toBe(true);
      return answer.json();
    };

    await page.goto(`${originOf(domain)}/setup/pagamentos`);
    const { reference, antiPhishing } = await askTestPayment(page);
    await payAtGateway(reference, { callbacks: 0 });
    // That the gateway has it, and a call with another key, set nothing.
    await page.reload();
    await expect(page.getByText('À espera do pagamento.')).toBeVisible();
    expect(await callBackTest(page, reference, 'uma-frase-que-nao-e-a-certa')).toBe(403);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Falta um pagamento de teste' })).toBeVisible();
    expect(await ask('/payment-account')).toMatchObject({ state: 'testing', offered: [] });
    expect(await ask('/refunds')).toMatchObject({ refunds: [] });

    await expect(page.getByText('À espera do pagamento.')).toBeVisible();
    expect(await callBackTest(page, reference, antiPhishing)).toBe(200);
    // The page finds out by itself.
    await expect(page.getByText('Recebido.')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Os pagamentos estão a funcionar' }),
    ).toBeVisible();
    await expectAccessible(page, 'setup: payments live');
    expect(await ask('/payment-account')).toMatchObject({ state: 'live', tested: ['MB'] });
    expect(await ask('/refunds')).toMatchObject({
      refunds: [{ amount: 1, method: 'MB', reason: 'TEST', payment_id: null }],
    });
  },
);
