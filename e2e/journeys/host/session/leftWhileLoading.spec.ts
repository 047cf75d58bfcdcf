import { expect, test } from '@playwright/test';
import { domains, settings } from '../../../support/domains.ts';
import { openPortBeforeEdge, passOn } from '../../../support/edges/portBeforeEdge.ts';
import { registerCustomer } from '../../../support/people/customer.ts';
import { logInWithCode } from '../../../support/people/logInWithCode.ts';

test(
  'who goes on before the login has been loaded stays logged in, whatever of it is cut off',
  { tag: ['@C-859'] },
  async ({ page, context }) => {
    let isHeld = true;
    const before = await openPortBeforeEdge((incoming, outgoing) => {
      if (isHeld && incoming.url?.endsWith('/user/client/info')) {
        outgoing.writeHead(200, { 'Content-Type': 'application/json' });
        outgoing.write('{');
      } else passOn(incoming, outgoing, settings.edgePort);
    });
    const origin = `http://${domains.workshop}:${before.port}`;
    await context.addCookies([
      { name: 'acceptedNecessaryCookies', value: 'true', url: origin },
      { name: 'videoTutorial', value: 'true', url: origin },
    ]);
    const customer = await registerCustomer(domains.workshop);
    await page.goto(`${origin}/client/login`);
    const asked = page.waitForResponse('**/user/client/info');
    await logInWithCode(page, customer.phone);
    await asked;
    isHeld = false;
    await page.goto(`${origin}/client/perfil`);
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(customer.name);
    await before.stop();
  },
);
