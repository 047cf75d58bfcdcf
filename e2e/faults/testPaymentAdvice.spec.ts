import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility/expectAccessible.ts';
import { originOf } from '../support/domains.ts';
import { moveClock } from '../support/moveClock.ts';
import { askTestPayment } from '../support/people/setup/askTestPayment.ts';
import { enterNewSetup } from '../support/people/setup/enterNewSetup.ts';
import { payAtGateway } from '../support/people/gateway.ts';

// The time of all providers is moved: it stands here because nothing runs beside these tests.
test.afterEach(() => moveClock({ reset: true }));

test(
  'a test payment of which no callback came in 24 hours says the address to enter at the gateway, and stays a test',
  { tag: ['@SET-17'] },
  async ({ page }) => {
    const domain = await enterNewSetup(page, 'Oficina Nova');
    await page.goto(`${originOf(domain)}/setup/pagamentos`);
    const { reference } = await askTestPayment(page);
    await payAtGateway(reference, { callbacks: 0 });
    await moveClock({ advanceSeconds: 23 * 3600 });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Falta um pagamento de teste' })).toBeVisible();
    const advice = page.getByText(/^Passaram 24 horas e o aviso do pagamento de teste não chegou/);
    await expect(advice).toHaveCount(0);
    await moveClock({ advanceSeconds: 3600 });
    await page.reload();
    await expect(advice).toContainText(`//${domain}`);
    await expect(advice).toContainText('/api/gateway-callback/ifthenpay?');
    await expect(page.getByRole('heading', { name: 'Falta um pagamento de teste' })).toBeVisible();
    await expectAccessible(page, 'setup: payments advice');
  },
);
