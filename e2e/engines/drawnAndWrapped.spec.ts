import { expect } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { domains, originOf, settings } from '../support/domains.ts';
import { openPortBeforeEdge, passOn } from '../support/edges/portBeforeEdge.ts';
import { registerCustomer } from '../support/people/customer.ts';
import { test } from './engineTest.ts';
import { logInByCode } from './logInByCode.ts';

test('a page that is drawn in its document is taken over as it is', async ({ view }) => {
  const before = await openPortBeforeEdge((incoming, outgoing) => {
    const isPage = incoming.url?.startsWith('/client/login') === true;
    // Of what is drawn again nothing has the mark.
    const mark = (body: string) => body.replace(/(data-drawn.*?)<h1 /s, '$1<h1 data-mark="drawn" ');
    passOn(incoming, outgoing, settings.edgePort, {}, isPage ? mark : undefined);
  });
  await view.open(`http://${domains.workshop}:${before.port}/client/login`);
  await view.see({ css: '#root:not([data-drawn]) h1[data-mark="drawn"]' });
  await view.click({ button: 'Aceitar' });
  await view.type({ field: 'E-mail ou telemóvel' }, '21');
  await view.click({ button: 'Entrar com código' });
  await view.read('Escreva um e-mail ou um número de telemóvel válido');
  await view.see({ css: 'h1[data-mark="drawn"]' });
  await before.stop();
});

test('an iOS application around the portal asks for the token and gets it', async ({ view }) => {
  const customer = await registerCustomer(domains.workshop);
  await logInByCode(view, customer);
  const query = new URLSearchParams({ platform: 'IOS', behaviour: 'answers', path: '/services' });
  await view.open(`${originOf(customer.domain)}/dev/wrapper?${query.toString()}`);
  await view.see({ css: '[data-from="wrapper"][data-type="hello"]' });
  const fact = (label: string) =>
    view.run(
      `return [...document.querySelectorAll('dl > div')]
        .find((row) => row.querySelector('dt').textContent.includes(arguments[0]))
        ?.querySelector('dd').textContent`,
      label,
    );
  await expect.poll(() => fact('Sessão guardada')).toBe('Guardada');
  await view.click({ button: 'Pedir o token' });
  await expect.poll(() => fact('Token recebido')).toMatch(/^\S{20,}$/);
  const token = String(await fact('Token recebido'));
  const answer = await callApi(customer.domain, '/main/user/client/info', { token });
  expect(answer).toMatchObject({ name: customer.name });
});
