// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aCompany } from '../../../testing/aCompany.ts';
import { CompanyDetails } from './CompanyDetails.tsx';

afterEach(cleanup);

test('a provider with a WhatsApp number is rung there, another by its telephone [PRV-12]', () => {
  for (const [whatsapp_number, href] of [
    ['+351912080745', 'tel:+351912080745'],
    [null, 'tel:+351222081745'],
  ] as const) {
    render(
      <TestShell test={createTestPortal()} view={{ kind: 'panel', name: 'companies', params: {} }}>
        <CompanyDetails
          company={aCompany({ whatsapp_number, phone: '+351222081745' })}
          onClose={() => undefined}
        />
      </TestShell>,
    );
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways.filter((way) => way?.startsWith('tel:'))).toEqual([href]);
    cleanup();
  }
});

test.each([
  ['+351222081745', undefined, 'chamada para a rede fixa nacional'],
  ['+351912080745', undefined, 'chamada para a rede móvel nacional'],
  ['800 207 207', { phone_cost: 'chamada gratuita' }, 'chamada gratuita'],
])('beside the number %s stands what calling it costs [LAW-03]', (phone, legal, cost) => {
  render(
    <TestShell test={createTestPortal()} view={{ kind: 'panel', name: 'companies', params: {} }}>
      <CompanyDetails
        company={aCompany({ whatsapp_number: null, phone, legal })}
        onClose={() => undefined}
      />
    </TestShell>,
  );
  const number = screen
    .getAllByRole('link')
    .find((link) => link.getAttribute('href')?.startsWith('tel:'));
  expect(number?.nextSibling?.textContent).toBe(cost);
});

const terms = {
  ...{ domain: 'lima.localhost', name: 'Barbearia Lima', vat: '509123456', terms: 'Sem cães.' },
  ...{ client: ['Cliente', 'Clientes'], item: ['Cabelo'], work: ['Corte', 'Cortes'] },
};
const withTerms = { 'GET /terms/company': () => terms };
const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');
/** The button that adds, once it may. */
const addButton = () =>
  waitFor(() => {
    expect(isDisabled('Adicionar')).toBe(false);
    return screen.getByRole('button', { name: 'Adicionar' });
  });

test('terms that could not be read are not accepted: that is said, and nothing is added before they are there [PRV-08] [SID-16]', async () => {
  const shell = createTestPortal({
    answers: { 'GET /terms/company': () => Response.json({}, { status: 404 }) },
  });
  render(
    <TestShell test={shell} view={{ kind: 'panel', name: 'companies', params: {} }}>
      <CompanyDetails company={aCompany({ registered: false })} onClose={() => undefined} />
    </TestShell>,
  );
  expect(isDisabled('Adicionar')).toBe(true);
  await screen.findByText('Não foi possível obter os termos e condições.');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(isDisabled('Adicionar')).toBe(true);
  shell.answer('GET /terms/company', withTerms['GET /terms/company']);
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByRole('button', { name: 'Termos e condições' });
  expect(screen.getByRole('checkbox')).toBeTruthy();
  await addButton();
});

test('what is accepted are the terms of the provider that is added, by its domain [CFG-10] [PRV-08]', async () => {
  const shell = createTestPortal({ answers: withTerms });
  const accepted = vi.spyOn(shell.portal.overlays, 'acceptedTerms');
  render(
    <TestShell test={shell} view={{ kind: 'panel', name: 'companies', params: {} }}>
      <CompanyDetails company={aCompany({ registered: false })} onClose={() => undefined} />
    </TestShell>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Termos e condições' }));
  expect(accepted.mock.calls).toEqual([[expect.objectContaining(terms)]]);
  const asked = shell.requests.filter(({ path }) => path === '/terms/company');
  expect(asked.map(({ query }) => query.get('value'))).toEqual(['lima.localhost']);
});

test('in a demo nothing is added, also with the terms accepted [DEMO-09]', async () => {
  const shell = createTestPortal({ session: { mode: 'demo' }, answers: withTerms });
  const demo = vi.spyOn(shell.portal.overlays, 'demo');
  render(
    <TestShell test={shell} view={{ kind: 'panel', name: 'companies', params: {} }}>
      <CompanyDetails company={aCompany({ registered: false })} onClose={() => undefined} />
    </TestShell>,
  );
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.click(await addButton());
  await waitFor(() =>
    expect(demo).toHaveBeenCalledExactlyOnceWith(
      'Este é o momento em que teria acesso a um novo Prestador. Indisponível na versão Demo.',
    ),
  );
  expect(shell.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  const add = screen.getByRole('button', { name: 'Adicionar' });
  await waitFor(() => expect(add.getAttribute('aria-busy')).not.toBe('true'));
});

test('only whoever is not registered there can add it, and only with the terms accepted, which is said at their box and as an Aviso [PRV-06] [PRV-07] [PRV-08] [VAL-18] [ERR-49]', async () => {
  const show = (registered: boolean) => {
    const shell = createTestPortal({
      answers: {
        ...withTerms,
        'POST /user/login/provider': () => Response.json({}, { status: 500 }),
      },
    });
    render(
      <TestShell test={shell} view={{ kind: 'panel', name: 'companies', params: {} }}>
        <CompanyDetails company={aCompany({ registered })} onClose={() => undefined} />
      </TestShell>,
    );
    const warn = vi.spyOn(shell.portal.overlays, 'warn');
    return { warn, sent: () => shell.requests.filter(({ method }) => method === 'POST') };
  };
  show(true);
  expect(screen.getByRole('link', { name: 'Entrar' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Adicionar' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  cleanup();

  const { sent, warn } = show(false);
  expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull();
  fireEvent.click(await addButton());
  await screen.findByText('Tem que aceitar os termos e condições');
  const said = { title: 'Aviso', body: 'Tem que aceitar os termos e condições' };
  await waitFor(() => expect(warn.mock.calls).toEqual([[said]]));
  expect(sent()).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() =>
    expect(sent().map(({ path, body }) => [path, body])).toEqual([
      ['/user/login/provider', { domain: 'lima.localhost', terms_accepted: true }],
    ]),
  );
});

test('the card of a provider that is entered or added says for two seconds that it opens [PRV-13]', async () => {
  vi.spyOn(window.location, 'assign').mockReturnValue();
  try {
    for (const [registered, role, name] of [
      [true, 'link', 'Entrar'],
      [false, 'button', 'Adicionar'],
    ] as const) {
      const answers = { ...withTerms, 'POST /user/login/provider': () => ({ token: 'there' }) };
      const shell = createTestPortal({ answers });
      render(
        <TestShell test={shell} view={{ kind: 'panel', name: 'companies', params: {} }}>
          <CompanyDetails company={aCompany({ registered })} onClose={() => undefined} />
        </TestShell>,
      );
      if (!registered) {
        await addButton();
        fireEvent.click(screen.getByRole('checkbox'));
      }
      const way = screen.getByRole(role, { name });
      way.addEventListener('click', (event) => event.preventDefault());
      vi.useFakeTimers();
      fireEvent.click(way);
      await act(() => vi.advanceTimersByTimeAsync(1999));
      expect(way.getAttribute('aria-busy')).toBe('true');
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(way.getAttribute('aria-busy')).not.toBe('true');
      vi.useRealTimers();
      cleanup();
    }
  } finally {
    vi.useRealTimers();
  }
});
