import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { registerCustomer } from '../support/people/customer.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { smallPicture } from '../support/smallPicture.ts';
import { domains, originOf } from '../support/domains.ts';
import { styled } from './styled.ts';
import { logInByCode } from './logInByCode.ts';
import { test } from './engineTest.ts';
import type { EnginePage } from './enginePage.ts';

/** The logo stands in the header of a phone and in the side bar of a desktop. */
const LOGO_WIDTH =
  'return Math.max(0, ...[...document.querySelectorAll(\'img[height="30"]\')].map((logo) => logo.offsetWidth))';

async function sendPhotograph(view: EnginePage, picture: string): Promise<void> {
  const customer = await registerCustomer(domains.workshop);
  const work = await givenFor(customer).work(2);
  await logInByCode(view, customer);
  expect(await styled(view)).toBe(true);
  await view.open(`${originOf(customer.domain)}/client/service-details/${work}?s=I&t=0`);
  await view.see({ button: 'Adicionar fotografia ou vídeo' });
  await expect.poll(() => view.run(LOGO_WIDTH)).toBeGreaterThan(60);
  writeFileSync(picture, smallPicture.buffer);
  await view.type({ css: 'input[type="file"][accept*="png"]' }, picture);
  await view.read('Concluído!');
  await view.click({ button: 'OK' });
  await view.read('Enviados por si (1)');
}

test('a customer logs in with a code and sends a photograph', async ({ view }, testInfo) => {
  await sendPhotograph(view, testInfo.outputPath(smallPicture.name));
});

for (const [which, engine] of [
  ['the oldest Safari', 'WPE'],
  ['a Chromium of four years ago', 'QtWebEngine'],
] as const)
  test.describe(`in ${which}`, { tag: ['@webkit'] }, () => {
    test.use({ engine });

    test('a customer logs in with a code and sends a photograph', async ({ view }, testInfo) => {
      await sendPhotograph(view, testInfo.outputPath(smallPicture.name));
    });
  });
