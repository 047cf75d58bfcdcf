import { expect } from '@playwright/test';
import { callApi } from '../../../support/api.ts';
import { test } from '../../../support/people/customerTest.ts';
import { givenFor } from '../../../support/people/givenFor.ts';
import { quietHome } from '../../../support/people/quietHome.ts';
import { originOf } from '../../../support/domains.ts';
import { smallPicture } from '../../../support/smallPicture.ts';
import { openSimulator } from '../../../support/edges/simulator.ts';

// The simulator shows the whole phone with what the application does beside it.
test.use({ viewport: { width: 1280, height: 1000 } });

for (const platform of ['ANDROID', 'IOS'] as const) {
  test(
    `${platform}: the application asks for the token and gets it; after a logout there is none`,
    { tag: ['@NAT-03', '@NAT-08', '@SHL-70'] },
    async ({ page, customer }) => {
      const simulator = await openSimulator(page, customer.domain, { platform });
      const { portal } = simulator;
      await expect(quietHome(portal)).toBeVisible();
      await simulator.press('Pedir o token');
      await expect(simulator.fact('Token recebido')).toHaveText(customer.token);

      await portal.getByRole('button', { name: 'Perfil' }).click();
      await portal.getByRole('button', { name: 'Terminar Sessão' }).click();
      await portal
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Terminar Sessão' })
        .click();
      await expect(simulator.fact('Fim de sessão')).toHaveText('logout');
      await expect(simulator.fact('Sessão guardada')).toHaveText('Nenhuma');
      await simulator.press('Pedir o token');
      await expect(simulator.newest('portal', 'authToken.get')).toContainText('"token": null');
      expect(await page.getByText('Inválida').count()).toBe(0);
    },
  );
}

test(
  'a session that ended while the application was away does not come back with it',
  { tag: ['@NAT-08'] },
  async ({ page, customer }) => {
    const simulator = await openSimulator(page, customer.domain);
    const { portal } = simulator;
    await expect(quietHome(portal)).toBeVisible();
    await expect(simulator.fact('Sessão guardada')).toHaveText('Guardada');
    await page.getByLabel('Como responde a aplicação').selectOption('Não responde');
    await portal.getByRole('button', { name: 'Perfil' }).click();
    await portal.getByRole('button', { name: 'Terminar Sessão' }).click();
    await portal.getByRole('alertdialog').getByRole('button', { name: 'Terminar Sessão' }).click();
    await expect(portal.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
    await expect(simulator.fact('Sessão guardada')).toHaveText('Guardada');

    await page.getByLabel('Como responde a aplicação').selectOption('Responde a tudo');
    await simulator.open('/services');
    await expect(simulator.fact('Fim de sessão')).toHaveText('logout');
    await expect(simulator.fact('Sessão guardada')).toHaveText('Nenhuma');
    await expect(portal.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  },
);

test(
  'files and links are handed to the application; where it cannot, the browser does it',
  { tag: ['@NAT-04', '@NAT-09'] },
  async ({ page, customer }) => {
    const given = givenFor(customer);
    const work = await given.work(2);
    const picture = new File([smallPicture.buffer], 'provider.png', { type: 'image/png' });
    await given.provider.upload(work, picture, 'Disco gasto');
    const path = `/service-details/${work}?s=I&t=0`;
    const simulator = await openSimulator(page, customer.domain, { path });
    const { portal } = simulator;
    await portal.getByRole('button', { name: 'Partilhar' }).click();
    await expect(simulator.newest('portal', 'share')).toContainText(`http://${customer.domain}`);
    const downloadPicture = async () => {
      await portal.getByRole('button', { name: /^Fotografia 1/ }).click();
      await portal.getByRole('dialog').getByRole('button', { name: 'Descarregar' }).click();
    };
    let saved = 0;
    page.on('download', () => (saved += 1));
    await downloadPicture();
    await expect(simulator.newest('portal', 'download')).toContainText(`http://${customer.domain}`);
    await expect(simulator.messages('wrapper', 'download')).toHaveCount(1);
    expect(saved).toBe(0);
    await expect(simulator.fact('Puxar para atualizar')).toHaveText('Desligado');

    // The application goes away in the middle of a call: the browser takes over.
    await page.getByLabel('Como responde a aplicação').selectOption('Não responde');
    const download = page.waitForEvent('download');
    await portal.getByRole('dialog').getByRole('button', { name: 'Descarregar' }).click();
    await download;

    await page.getByLabel('Como responde a aplicação').selectOption('Não sabe fazer nada');
    await simulator.press('Limpar');
    await simulator.open(path);
    const atOnce = page.waitForEvent('download');
    await downloadPicture();
    await atOnce;
    await expect(simulator.messages('portal', 'download')).toHaveCount(0);
  },
);

test(
  'the last address, the place and the calendar go through the application',
  { tag: ['@NAT-05', '@NAT-06'] },
  async ({ page, context, customer }) => {
    await context.addCookies([
      { name: 'readLocationRequest', value: 'true', url: originOf(customer.domain) },
    ]);
    await givenFor(customer).appointment(9);
    const simulator = await openSimulator(page, customer.domain, { path: '/perfil?phone=912' });
    const { portal } = simulator;
    await expect(simulator.fact('Último endereço')).toHaveText(/\/client\/perfil$/);
    await simulator.open('/services');
    await expect(simulator.fact('Último endereço')).toHaveText(/\/client\/services$/);

    await portal.getByRole('button', { name: /^Agenda/ }).click();
    const entry = portal.getByRole('dialog', { name: 'Agenda' }).getByRole('article');
    await expect(entry).toHaveCount(1);
    const calendar = entry.getByRole('button', { name: 'Calendário' });
    const summary = entry.locator('summary');
    await expect(summary.or(calendar).first()).toBeVisible();
    if (!(await calendar.isVisible())) await summary.click();
    await calendar.click();
    await expect(simulator.newest('portal', 'calendar')).toContainText('"start"');
    await simulator.back();

    await portal.getByRole('button', { name: 'Empresas' }).click();
    await portal.getByRole('tab', { name: /Empresas/ }).click();
    await expect(simulator.newest('wrapper', 'location')).toContainText('38.7223');
    expect(await page.getByText('Inválida').count()).toBe(0);
  },
);

test(
  'pull to refresh is off while something covers the page, in the wizard and in the payment',
  { tag: ['@NAT-09'] },
  async ({ page, customer }) => {
    const { provider, ...given } = givenFor(customer);
    const work = await given.work(4);
    await provider.askPayment(work, 120);
    const simulator = await openSimulator(page, customer.domain);
    const { portal } = simulator;
    const pull = simulator.fact('Puxar para atualizar');
    await expect(pull).toHaveText('Ligado');
    await portal.getByRole('button', { name: /^Agenda/ }).click();
    await expect(pull).toHaveText('Desligado');
    await simulator.back();
    await expect(pull).toHaveText('Ligado');
    await portal.getByRole('button', { name: 'Perfil' }).click();
    await portal.getByRole('button', { name: 'Terminar Sessão' }).click();
    await simulator.back();
    await expect(portal.getByRole('alertdialog')).toHaveCount(0);
    await expect(pull).toHaveText('Desligado');
    await simulator.back();
    await expect(pull).toHaveText('Ligado');
    for (const path of ['/schedule', `/payment/${work}`]) {
      await simulator.open(path);
      await expect(portal.getByRole('main')).toBeVisible();
      await expect(pull).toHaveText('Desligado');
      await simulator.open('/services');
      await expect(pull).toHaveText('Ligado');
    }
  },
);

test('hostile messages are refused and reported, and the portal goes on', async ({
  page,
  customer,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/main/log')) reports.push(request.postData() ?? '');
  });
  const simulator = await openSimulator(page, customer.domain);
  await expect(quietHome(simulator.portal)).toBeVisible();
  const hostile = [
    'javascript:alert(1)',
    '{"portal":1,"type":"cookies.set","id":"a","payload":{"cookies":{"sessionToken":"x; Domain=evil"}}}',
    '{"portal":1,"type":"__proto__","id":"b","payload":{}}',
    '{"portal":9,"type":"authToken.get","id":"c"}',
  ];
  for (const text of hostile) await simulator.send(text);
  await expect(page.getByText('Inválida')).toHaveCount(hostile.length);
  await expect.poll(() => reports.filter((text) => text.includes('NATIVE-REFUSED')).length).toBe(4);
  expect(reports.join()).not.toContain('evil');
  await simulator.press('Pedir o token');
  await expect(simulator.fact('Token recebido')).toHaveText(customer.token);
});

test(
  'an application with notices of its own is asked for them by the switch of the profile, and only then',
  { tag: ['@REM-09', '@C-841'] },
  async ({ page, customer }) => {
    const name = 'Notificações neste dispositivo';
    const bare = await openSimulator(page, customer.domain, { behaviour: 'bare', path: '/perfil' });
    await expect(bare.portal.getByRole('switch', { name: 'SMS' })).toBeVisible();
    await expect(bare.portal.getByRole('switch', { name })).toHaveCount(0);

    const simulator = await openSimulator(page, customer.domain, { path: '/perfil' });
    const device = simulator.portal.getByRole('switch', { name });
    await expect(device).not.toBeChecked();
    await expect(simulator.messages('portal', 'push')).toHaveCount(0);
    await device.press('Space');
    await expect(device).toBeChecked();
    await expect(simulator.newest('portal', 'push')).toContainText('"key"');
    await simulator.open('/perfil?de-novo=t');
    await expect(device).toBeChecked();
    const channels = () => callApi(customer.domain, '/main/user/client/channels', customer);
    expect(await channels()).toMatchObject({ push: true });
    await device.press('Space');
    await expect.poll(channels).toMatchObject({ push: false });
  },
);
