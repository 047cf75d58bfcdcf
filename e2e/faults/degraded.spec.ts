import { expect, test } from '@playwright/test';
import { startEdge } from '@portal/scripts/portal/stack';
import type { ServerProcess } from '@portal/scripts/portal/serverProcess';
import { expectAccessible } from '../accessibility/expectAccessible.ts';
import { registerCustomer } from '../support/people/customer.ts';
import { startGatedBackend, type GatedBackend } from '../support/edges/gatedBackend.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { domains, settings } from '../support/domains.ts';

// An edge of its own, whose way to mgmt can be closed while the other services answer.
const edgePort = settings.edgePort + 5;
const gatePort = settings.edgePort + 6;
const origin = `http://${domains.workshop}:${edgePort}`;

const startOwnEdge = () =>
  startEdge({ ...settings, edgePort }, { PORTAL_BACKEND_URL: `http://127.0.0.1:${gatePort}` });

let gate: GatedBackend;
let edge: ServerProcess;
test.beforeAll(async () => {
  gate = await startGatedBackend(gatePort);
  edge = await startOwnEdge();
});
test.afterAll(async () => {
  await edge.stop();
  await gate.stop();
});

test('while mgmt does not answer the last portal that worked is served, and says so until it does', async ({
  page,
  context,
}) => {
  const customer = await registerCustomer(domains.workshop);
  await givenFor(customer).work(3, { symptom: 'Travões a chiar' });
  await context.addCookies([
    { name: 'sessionToken', value: customer.token, url: origin },
    { name: 'acceptedNecessaryCookies', value: 'true', url: origin },
  ]);
  const home = `${origin}/client/services`;
  const card = page.getByText('Travões a chiar').first();
  const banner = page
    .getByRole('status')
    .filter({ hasText: 'Parte do portal pode não ser a mais recente' });
  // On a busy machine mgmt may take longer than a view waits for it.
  await expect
    .poll(
      async () => {
        await page.goto(home);
        await expect(card).toBeVisible();
        return banner.isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(false);

  gate.close('/mgmt/boot');
  await expect
    .poll(
      async () => {
        await page.reload();
        await expect(card).toBeVisible();
        return banner.isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, 'banner: degraded');
  }
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: 'Agenda' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Agenda' })).toBeVisible();
  await page.keyboard.press('Escape');

  // A new edge knows the portal of before, too.
  await edge.stop();
  edge = await startOwnEdge();
  await page.reload();
  await expect(card).toBeVisible();
  await expect(banner).toBeVisible();

  gate.close();
  await expect
    .poll(
      async () => {
        await page.reload();
        await expect(card).toBeVisible();
        return banner.count();
      },
      { timeout: 60_000 },
    )
    .toBe(0);
});
