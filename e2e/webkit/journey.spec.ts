import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { registerCustomer, type Customer } from '../support/people/customer.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { codeSentTo } from '../support/messagesTo.ts';
import { smallPicture } from '../support/smallPicture.ts';
import { domains, originOf } from '../support/domains.ts';
import { styled } from './styled.ts';
import { test } from './webKitTest.ts';
import type { WebKitPage } from './webKitPage.ts';

/** Logs in with the code that was really sent, as on a first visit. */
async function logInByCode(view: WebKitPage, customer: Customer): Promise<void> {
  await view.open(`${originOf(customer.domain)}/client/login`);
  await view.click({ button: 'Aceitar' });
  await view.setCookie('videoTutorial', 'true');
  const known = await codeSentTo(customer.phone);
  await view.type({ field: 'E-mail ou telemóvel' }, customer.phone);
  await view.click({ button: 'Entrar com código' });
  await view.see({ field: 'Código de 6 dígitos' });
  await view.type({ field: 'Código de 6 dígitos' }, await codeSentTo(customer.phone, known));
  await view.read('Nova marcação');
}

/** The logo stands in the header of a phone and in the side bar of a desktop. */
const LOGO_WIDTH =
  'return Math.max(0, ...[...document.querySelectorAll(\'img[height="30"]\')].map((logo) => logo.offsetWidth))';

async function sendPhotograph(view: WebKitPage, picture: string): Promise<void> {
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

test.describe('in the oldest engine', () => {
  test.use({ engine: 'WPE' });

  test('a customer logs in with a code and sends a photograph', async ({ view }, testInfo) => {
    await sendPhotograph(view, testInfo.outputPath(smallPicture.name));
  });
});
