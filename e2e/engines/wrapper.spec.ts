import { expect } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { domains, originOf } from '../support/domains.ts';
import { registerCustomer } from '../support/people/customer.ts';
import { test } from './engineTest.ts';
import { logInByCode } from './logInByCode.ts';

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
