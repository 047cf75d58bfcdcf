import { expect } from '@playwright/test';
import { addItem } from '../../../support/people/customer.ts';
import { test } from '../../../support/people/customerTest.ts';
import { givenFor } from '../../../support/people/givenFor.ts';
import { quietHome } from '../../../support/people/quietHome.ts';
import { openSimulator } from '../../../support/edges/simulator.ts';

// The simulator shows the whole phone with what the application does beside it.
test.use({ viewport: { width: 1280, height: 1000 } });

test(
  'back closes one layer per press: a question, then the panel under it',
  { tag: ['@NAT-10', '@NAT-07'] },
  async ({ page, customer }) => {
    const simulator = await openSimulator(page, customer.domain);
    const { portal } = simulator;
    await portal.getByRole('button', { name: 'Perfil' }).click();
    await portal.getByRole('button', { name: 'Terminar Sessão' }).click();
    await expect(portal.getByRole('alertdialog')).toBeVisible();
    await simulator.back();
    await expect(portal.getByRole('alertdialog')).toHaveCount(0);
    await expect(portal.getByRole('dialog', { name: 'Conta' })).toBeVisible();
    await expect(simulator.newest('portal', 'back')).toContainText('closed-dialog');
    await simulator.back();
    await expect(portal.getByRole('dialog')).toHaveCount(0);
    await expect(quietHome(portal)).toBeVisible();
  },
);

test(
  'back closes the notifications, and leaves the old appointments before their menu',
  { tag: ['@NAT-10'] },
  async ({ page, customer }) => {
    const simulator = await openSimulator(page, customer.domain);
    const { portal } = simulator;
    await portal.getByRole('button', { name: /^Notificações/ }).click();
    await expect(portal.getByRole('dialog', { name: 'Notificações' })).toBeVisible();
    await simulator.back();
    await expect(portal.getByRole('dialog')).toHaveCount(0);

    await portal.getByRole('button', { name: /^Agenda/ }).click();
    const agenda = portal.getByRole('dialog', { name: 'Agenda' });
    await agenda.getByRole('button', { name: 'As suas marcações antigas' }).click();
    await expect(agenda.getByRole('heading', { name: 'As suas marcações antigas' })).toBeVisible();
    await simulator.back();
    await expect(
      agenda.getByRole('heading', { name: 'As suas marcações pendentes' }),
    ).toBeVisible();
    await simulator.back();
    await expect(portal.getByRole('dialog')).toHaveCount(0);
    expect(await simulator.path()).toBe('/services');
  },
);

test(
  'back in the wizard is its own step back, and from the first step the browser back',
  { tag: ['@NAT-11', '@NAT-15'] },
  async ({ page, customer }) => {
    await addItem(customer, { plate: 'AB-11-CD', brand: 'Fiat', model: 'Panda' });
    const simulator = await openSimulator(page, customer.domain);
    const { portal } = simulator;
    await portal
      .getByRole('main')
      .getByRole('link', { name: /^(Marcar|Nova marcação)$/ })
      .first()
      .click();
    await portal.getByRole('checkbox', { name: 'Revisão' }).check({ force: true });
    await portal.getByRole('button', { name: 'Continuar' }).click();
    await expect(portal.getByRole('heading', { name: 'Quando lhe dá jeito?' })).toBeVisible();
    await simulator.back();
    await expect(portal.getByRole('heading', { name: 'De que precisa?' })).toBeVisible();
    expect(await simulator.path()).toMatch(/^\/schedule/);
    await simulator.back();
    await expect(quietHome(portal)).toBeVisible();
  },
);

test(
  'back on the home asks the application to close',
  { tag: ['@NAT-12', '@NAT-07'] },
  async ({ page, customer }) => {
    const simulator = await openSimulator(page, customer.domain, { path: '/perfil' });
    const { portal } = simulator;
    await expect(portal.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // A link opened this page: behind it is the home, not nothing.
    await simulator.back();
    await expect(quietHome(portal)).toBeVisible();
    await simulator.back();
    await expect(page.getByRole('heading', { name: 'A aplicação fechou' })).toBeVisible();
    await expect(simulator.messages('portal', 'exit')).toHaveCount(1);
    await simulator.press('Abrir de novo');
    await expect(portal.getByRole('main')).toBeVisible();
  },
);

test(
  'back on the lite home offers the account to whom has one',
  { tag: ['@NAT-13'] },
  async ({ page, customer }) => {
    const simulator = await openSimulator(page, customer.domain, { path: '/services-lite' });
    const { portal } = simulator;
    await expect(portal.getByRole('main')).toBeVisible();
    await simulator.back();
    const offer = portal.getByRole('alertdialog', { name: 'Voltar à sua conta?' });
    await offer.getByRole('button', { name: 'Ficar aqui' }).click();
    expect(await simulator.path()).toBe('/services-lite');
    await simulator.back();
    await offer.getByRole('button', { name: 'Voltar à minha conta' }).click();
    await expect(quietHome(portal)).toBeVisible();
    expect(await simulator.path()).toBe('/services');
  },
);

test(
  'back on service details leads home, elsewhere it is the browser back',
  { tag: ['@NAT-14', '@NAT-15'] },
  async ({ page, customer }) => {
    const work = await givenFor(customer).work(2);
    const simulator = await openSimulator(page, customer.domain);
    const { portal } = simulator;
    await portal
      .getByRole('link', { name: /Ruído ao travar|Ver/ })
      .first()
      .click();
    await expect(portal.getByRole('button', { name: 'Partilhar' })).toBeVisible();
    expect(await simulator.path()).toBe(`/service-details/${work}`);
    await simulator.back();
    await expect.poll(() => simulator.path()).toBe('/services');
    await expect(simulator.newest('portal', 'back')).toContainText('went-home');

    await portal.getByRole('button', { name: 'Perfil' }).click();
    await portal
      .getByRole('dialog', { name: 'Conta' })
      .getByRole('button', { name: 'Editar perfil' })
      .click();
    await expect.poll(() => simulator.path()).toBe('/perfil');
    await simulator.back();
    await expect.poll(() => simulator.path()).toBe('/services');
    await expect(simulator.newest('portal', 'back')).toContainText('went-back');
  },
);
