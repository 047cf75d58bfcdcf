import { expect, test } from '@playwright/test';
import { openSession, registerCustomer } from '../support/people/customer.ts';
import { quietHome } from '../support/people/quietHome.ts';
import { domains, originOf } from '../support/domains.ts';
import { startProcess, stopProcess } from '../support/processes.ts';

let stopped = false;
test.afterEach(async () => {
  if (stopped) await startProcess('backend');
  stopped = false;
});

test('a portal that is opened while the services are away says so and opens by itself when they are back', async ({
  page,
  context,
}) => {
  const home = `${originOf(domains.barber)}/client/services`;
  await openSession(context, await registerCustomer(domains.barber));
  // The edge knows the provider from now on.
  await page.goto(home);
  await expect(quietHome(page)).toBeVisible();
  await stopProcess('backend');
  stopped = true;
  await page.goto(home);
  await expect(page.getByRole('heading', { name: 'O serviço não está a responder' })).toBeVisible();
  const retry = page.getByRole('button', { name: 'Tentar agora' });
  await retry.click();
  await expect(retry).toBeVisible();
  await startProcess('backend');
  stopped = false;
  await expect(quietHome(page)).toBeVisible();
});
