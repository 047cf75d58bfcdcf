import { expect } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { callApi } from '../../support/api.ts';
import { addresses, originOf } from '../../support/domains.ts';
import { messagesTo } from '../../support/messages/messagesTo.ts';
import { openSession } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { logIn } from '../../support/people/logIn.ts';
import { logInWithCode } from '../../support/people/logInWithCode.ts';

test(
  'a session on another device is seen and ended, and with it its calls and its stream',
  { tag: ['@ACC-01', '@ACC-02', '@ACC-03'] },
  async ({ page, customer, domain, browser }) => {
    const origin = originOf(domain);
    const api = (path: string, token: string, accept = 'application/json') =>
      fetch(`${addresses.backend}/main${path}`, {
        headers: { 'x-forwarded-host': domain, authorization: `Bearer ${token}`, accept },
      });
    const lost = await logIn(domain, customer.phone);
    await page.goto('/client/perfil');
    await page.getByRole('button', { name: 'Dispositivos' }).first().click();
    await expect(page).toHaveURL(/\/client\/dispositivos$/);
    const here = page.getByRole('region', { name: 'Este dispositivo' });
    await expect(here.getByText('Última utilização: agora')).toBeVisible();
    await expect(here.getByText('Entrou com código')).toBeVisible();
    const others = page.getByRole('region', { name: 'Outras sessões' });
    await expect(others.getByRole('listitem')).toHaveCount(1);
    await expect(others.getByText('Auto Mirante')).toBeVisible();
    await expectAccessible(page, 'devices');
    for (const control of await page.getByRole('main').getByRole('button').all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    const stream = api('/live', lost, 'text/event-stream').then((answer) => answer.text());
    await expect.poll(async () => (await api('/user/client/info', lost)).status).toBe(200);
    await others.getByRole('button', { name: /^Terminar sessão/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Terminar esta sessão?' });
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(others.getByRole('listitem')).toHaveCount(1);
    await others.getByRole('button', { name: /^Terminar sessão/ }).click();
    await question.getByRole('button', { name: 'Terminar sessão' }).click();
    await expect(page.getByText('Sessão terminada.').first()).toBeVisible();
    const ended = Date.now();
    expect((await api('/user/client/info', lost)).status).toBe(401);
    expect(await stream).toContain(': open');
    // Within 20 s, and what a busy machine needs to say so; `live.test` of the backend holds the beat (ACC-02).
    expect(Date.now() - ended).toBeLessThan(40_000);
    await expect(others.getByRole('heading')).toBeFocused();
    await expect(
      page.getByText('A sua conta não está aberta em mais nenhum dispositivo.'),
    ).toBeVisible();

    // One that is over before it is ended here.
    const over = await logIn(domain, customer.phone);
    await page.reload();
    await expect(others.getByRole('listitem')).toHaveCount(1);
    await callApi(domain, '/main/user/logout', { method: 'POST', token: over });
    await others.getByRole('button', { name: /^Terminar sessão/ }).click();
    await question.getByRole('button', { name: 'Terminar sessão' }).click();
    await expect(page.getByText('Sessão terminada.').first()).toBeVisible();

    const elsewhere = await browser.newContext();
    const second = { ...customer, token: await logIn(domain, customer.phone) };
    await openSession(elsewhere, second);
    await page.reload();
    await page.getByRole('button', { name: 'Terminar todas as outras sessões' }).click();
    await page
      .getByRole('alertdialog', { name: 'Terminar todas as outras sessões?' })
      .getByRole('button', { name: 'Terminar todas as outras sessões' })
      .click();
    await expect(page.getByText('Terminou 1 sessão.').first()).toBeVisible();
    expect((await api('/user/client/info', second.token)).status).toBe(401);
    expect((await api('/user/client/info', customer.token)).status).toBe(200);
    const visit = await elsewhere.newPage();
    await visit.goto(`${origin}/client/perfil`);
    await expect(visit).toHaveURL(/\/client\/login/);
    await elsewhere.close();
  },
);

test(
  'a browser that logged in before is known by its cookie, which no script reads, and tells nobody',
  { tag: ['@desktop', '@ACC-04'] },
  async ({ page, context, customer, domain }) => {
    const notices = async () =>
      (await messagesTo(customer.phone)).filter(({ text }) => text.startsWith('Novo acesso'));
    const enter = async () => {
      await context.clearCookies({ name: /^(session|userId)/ });
      await page.goto('/client/login');
      await logInWithCode(page, customer.phone);
      await expect(page).toHaveURL(/\/client\/services/);
    };
    await enter();
    await expect.poll(async () => (await notices()).length).toBe(1);
    const [notice] = await notices();
    expect(notice?.text).toContain(`${originOf(domain)}/client/dispositivos`);
    const key = (await context.cookies()).find(({ name }) => name === 'deviceKey');
    expect(key).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    await enter();
    expect(await notices()).toHaveLength(1);
    await page.goto('/client/dispositivos');
    await expect(page.getByText('Entrou com código').first()).toBeVisible();
  },
);
