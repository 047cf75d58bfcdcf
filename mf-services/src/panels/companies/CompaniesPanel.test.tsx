// @vitest-environment happy-dom
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aCompany } from '../../testing/aCompany.ts';
import CompaniesPanel from './CompaniesPanel.tsx';

const here = aCompany({ domain: 'auto-mirante.localhost', name: 'Auto Mirante' });
const counters = {
  warnings: 3,
  warnings_by_company: { 'lima.localhost': 3 },
  scheduled_appointments: 1,
};

const client = {
  user_id: 'user-1',
  name: 'Ana Marques',
  phones: [],
  invoice_primary: false,
  invoice_secondary: false,
  login_phone: '+351912345678',
  login_phone_validated: true,
  login_email_validated: false,
  terms_accepted: true,
  email_validated: false,
  registered: true,
};

function open(options: TestPortalOptions = {}) {
  const shell = createTestPortal({
    ...options,
    provider: { website: 'automirante.exemplo.pt', ...options.provider },
    answers: {
      'GET /client/company': () => ({ companies: [aCompany(), here] }),
      'GET /user/menu/counters': () => counters,
      'GET /user/client/': () => client,
      ...options.answers,
    },
  });
  render(
    <TestShell test={shell} view={{ kind: 'panel', name: 'companies', params: {} }}>
      <CompaniesPanel />
    </TestShell>,
  );
  return shell;
}

afterEach(cleanup);

test('the current provider with its contacts first, then the others [PRV-02] [PRV-03]', async () => {
  const shell = open();
  const other = await screen.findByRole('link', { name: /Barbearia Lima/ });
  expect(other.textContent).toContain('1,1\u00a0km');
  const current = screen.getByRole('article');
  const follows = current.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows).not.toBe(0);
  for (const words of ['Auto Mirante', 'Está aqui', 'Rua do Miradouro 1, Lisboa']) {
    expect(current.textContent).toContain(words);
  }
  expect(screen.getByRole('link', { name: 'automirante.exemplo.pt' }).getAttribute('href')).toBe(
    'https://automirante.exemplo.pt',
  );
  expect(screen.getByRole('link', { name: 'geral@auto-mirante.localhost' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Termos e privacidade' })).toBeTruthy();
  expect(screen.getAllByText('Auto Mirante')).toHaveLength(1);
  const expandable = current.querySelector('details');
  expect(expandable?.open).toBe(true);
  expect(expandable?.querySelector('summary')?.textContent).toContain('Auto Mirante');
  const head = expandable?.querySelector('summary');
  const contacts = [
    screen.getByText('Rua do Miradouro 1, Lisboa'),
    screen.getByRole('link', { name: 'automirante.exemplo.pt' }),
    screen.getByRole('link', { name: 'geral@auto-mirante.localhost' }),
    screen.getByRole('button', { name: 'Termos e privacidade' }),
  ];
  for (const contact of contacts) {
    expect(expandable?.contains(contact)).toBe(true);
    expect(head?.contains(contact)).toBe(false);
  }
  fireEvent.click(contacts[3] ?? current);
  expect(shell.shown).toEqual([{ kind: 'legal', text: 'policy' }]);
});

test.each([
  ['lima.pt', 'https://lima.pt'],
  ['http://lima.pt', 'http://lima.pt'],
  ['https://lima.pt/loja', 'https://lima.pt/loja'],
])('the website %s of the current provider is at %s [PRV-03]', async (website, href) => {
  open({ provider: { website } });
  expect(screen.getByRole('link', { name: website }).getAttribute('href')).toBe(href);
  await screen.findByRole('link', { name: /Barbearia Lima/ });
});

test.each([
  ['+351 912 555 666', '+351 222 081 745', 'tel:+351912555666'],
  [null, '+351 222 081 745', 'tel:+351222081745'],
])(
  'the current provider with the WhatsApp number %s and the telephone %s is rung at %s [PRV-12]',
  async (whatsapp_number, phone, href) => {
    const companies = [{ ...here, whatsapp_number, phone }];
    open({ answers: { 'GET /client/company': () => ({ companies }) } });
    const current = screen.getByRole('article');
    await vi.waitFor(() =>
      expect(current.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe(href),
    );
  },
);

test('the providers of the customer stand in one grid, each as a card [PRV-03]', async () => {
  const second = aCompany({ id: 'porto', domain: 'porto.localhost', name: 'Porto Fisio' });
  open({ answers: { 'GET /client/company': () => ({ companies: [aCompany(), here, second] }) } });
  const first = await screen.findByRole('link', { name: /Barbearia Lima/ });
  const grid = first.closest('ul, ol, [role=list]') ?? first.parentElement;
  expect(grid?.querySelectorAll('a[href*="/client/login"]')).toHaveLength(2);
  expect(grid?.contains(screen.getByRole('link', { name: /Porto Fisio/ }))).toBe(true);
  expect(grid?.contains(screen.getByRole('article'))).toBe(false);
});

test('another provider is entered with the contact that the customer logs in with', async () => {
  open();
  await screen.findByText(/onde entra com um código enviado para 912\s345\s678/);
  expect(screen.getByRole('link', { name: /Barbearia Lima/ }).getAttribute('href')).toBe(
    'http://lima.localhost/client/login?phone=%2B351912345678&mode=code',
  );
});

test('warnings are shown at their company, by its domain [PRV-15]', async () => {
  const lima = aCompany({ id: 'fisio.localhost' });
  const fisio = aCompany({
    id: 'lima.localhost',
    domain: 'fisio.localhost',
    name: 'Fisio Alameda',
  });
  const byCompany = { 'lima.localhost': 3, 'fisio.localhost': 2 };
  open({
    answers: {
      'GET /client/company': () => ({ companies: [lima, fisio, here] }),
      'GET /user/menu/counters': () => ({
        ...counters,
        warnings: 6,
        warnings_by_company: byCompany,
      }),
    },
  });
  await screen.findByText('3 avisos');
  expect(screen.getByRole('link', { name: /Barbearia Lima/ }).textContent).toContain('3 avisos');
  expect(screen.getByRole('link', { name: /Fisio Alameda/ }).textContent).toContain('2 avisos');
});

test.each([
  [999, '999\u00a0m'],
  [1000, '1,0\u00a0km'],
])('a provider %i metres away is at %s [PRV-11]', async (distance, words) => {
  open({
    answers: { 'GET /client/company': () => ({ companies: [aCompany({ distance }), here] }) },
  });
  const other = await screen.findByRole('link', { name: /Barbearia Lima/ });
  expect(other.textContent).toContain(words);
});

test('while the list loads the exact words are shown, and no longer [SID-18]', async () => {
  open();
  const words = 'A lista de Prestadores está a ser carregada...';
  expect(screen.getByText(words)).toBeTruthy();
  await screen.findByRole('link', { name: /Barbearia Lima/ });
  expect(screen.queryByText(words)).toBeNull();
  cleanup();
  open({ answers: { 'GET /client/company': () => Response.json({}, { status: 500 }) } });
  await screen.findByText('Não foi possível aceder à sua lista de empresas.');
  expect(screen.queryByText(words)).toBeNull();
});

test('401 gives an empty list, anything else an error [ERR-07] [ERR-08]', async () => {
  open({ answers: { 'GET /client/company': () => Response.json({}, { status: 401 }) } });
  await screen.findByText('Para já só tem conta nesta empresa.');
  expect(screen.queryByText('Não foi possível aceder à sua lista de empresas.')).toBeNull();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  for (const status of [400, 404, 409, 500]) {
    cleanup();
    open({ answers: { 'GET /client/company': () => Response.json({}, { status }) } });
    await screen.findByText('Não foi possível aceder à sua lista de empresas.');
    expect(screen.queryByText('Para já só tem conta nesta empresa.')).toBeNull();
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  }
});

test('a list that is shown already stays when it cannot be read again, and says since when it is [ERR-08] [C-297]', async () => {
  const shell = open();
  await screen.findByRole('link', { name: /Barbearia Lima/ });
  shell.answer('GET /client/company', () => Response.json({}, { status: 500 }));
  act(() => {
    shell.bus.emit('service.changed', { id: 'A-1' });
  });
  expect(await screen.findByText(/^A mostrar o que sabíamos às \d\d:\d\d\.$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Barbearia Lima/ })).toBeTruthy();
  expect(screen.queryByText('Não foi possível aceder à sua lista de empresas.')).toBeNull();
});

test('demo companies are hidden, except in scheduling mode [DEMO-08]', async () => {
  const demo = aCompany({ id: 'demo', domain: 'demo.localhost', name: 'Empresa Demo', demo: true });
  const answers = { 'GET /client/company': () => ({ companies: [aCompany(), demo, here] }) };
  for (const [session, isShown] of [
    [{}, false],
    [{ scheduling: true }, true],
    [{ mode: 'demo' }, false],
  ] as const) {
    open({ answers, session });
    await screen.findByRole('link', { name: /Barbearia Lima/ });
    expect(screen.queryByRole('link', { name: /Empresa Demo/ }) !== null).toBe(isShown);
    cleanup();
  }
});
