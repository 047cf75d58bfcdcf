// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { Activity } from '@portal/ui/icons/things/Activity';
import { Scissors } from '@portal/ui/icons/things/Scissors';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aCompany } from '../../../testing/aCompany.ts';
import { ProviderSearch } from './ProviderSearch.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open() {
  const alameda = aCompany({ domain: 'alameda.localhost', name: 'Alameda', logo_url: '/a.svg' });
  const porto = aCompany({ domain: 'porto.localhost', name: 'Porto Fisio' });
  const shell = createTestPortal({
    answers: {
      'GET /client/company/new': () => ({ companies: [alameda, aCompany(), porto], next: null }),
      'GET /config/vertical': () => ({
        categories: [
          { id: '1', key: 'physio', name: 'Fisioterapia', icon: 'PHYSIO' },
          { id: '2', key: 'barbershop', name: 'Barbearia', icon: 'BARBERSHOP' },
        ],
      }),
    },
  });
  render(
    <TestShell test={shell} view={{ kind: 'panel', name: 'companies', params: {} }}>
      <ProviderSearch own={[]} />
    </TestShell>,
  );
  return shell;
}

test('categories are cards with icon and name, companies are company cards, in two tabs [PRV-04] [PRV-05]', async () => {
  open();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent?.replace(/\d/g, ''))).toEqual([
    'Categorias',
    'Empresas',
  ]);
  expect(await screen.findByRole('combobox', { name: 'Procurar prestadores' })).toBeTruthy();
  const panel = screen.getByRole('tabpanel');
  await within(panel).findByRole('button', { name: 'Fisioterapia' });
  const categories = within(panel).getAllByRole('button');
  expect(categories.map(({ textContent }) => textContent)).toEqual(['Fisioterapia', 'Barbearia']);
  const drawings = categories.map((category) => category.querySelector('svg')?.innerHTML);
  const wanted = render(
    <>
      <Activity />
      <Scissors />
    </>,
  );
  expect(drawings).toEqual([...wanted.container.children].map(({ innerHTML }) => innerHTML));

  fireEvent.click(screen.getByRole('tab', { name: /Empresas/ }));
  const results = await screen.findByRole('tabpanel');
  const company = await within(results).findByRole('button', { name: /Alameda/ });
  expect(company.textContent).toContain('Lisboa');
  expect(within(results).getAllByRole('button')).toHaveLength(3);
  expect(results.querySelector('img')?.getAttribute('src')).toBe('/a.svg');
});

test('several are chosen at once, whatever the case, and the list follows, in a menu 200 px high at most [LIM-08] [PRV-04] [PRV-09]', async () => {
  open();
  const box = await screen.findByRole('combobox', { name: 'Procurar prestadores' });
  const results = () => within(screen.getByRole('tabpanel')).getAllByRole('button');
  for (const [count, name] of ['ALAMEDA', 'barbearia lima'].entries()) {
    fireEvent.change(box, { target: { value: name } });
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(name, 'i') }));
    expect(results()).toHaveLength(count + 1);
  }
  const menu = screen.getByRole('listbox');
  expect(menu.style.getPropertyValue('--menu-height')).toBe('200px');
});

test('several categories are searched together [PRV-04]', async () => {
  const shell = open();
  const searched = () => shell.requests.at(-1)?.query.get('verticalName');
  for (const [name, categories] of [
    ['Fisioterapia', 'physio'],
    ['Barbearia', 'physio,barbershop'],
  ] as const) {
    fireEvent.click(screen.getByRole('tab', { name: 'Categorias' }));
    const panel = screen.getByRole('tabpanel');
    fireEvent.click(await within(panel).findByRole('button', { name }));
    await vi.waitFor(() => expect(searched()).toBe(categories));
  }
});

test('the place is asked for where companies are looked at: not on opening, not over the details of one [PRV-14] [C-201] [C-252]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const shell = open();
  const questions = () => shell.shown.filter(({ kind }) => kind === 'location').length;
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await screen.findByRole('button', { name: 'Fisioterapia' });
  await pass(5000);
  expect(questions()).toBe(0);
  fireEvent.click(screen.getByRole('tab', { name: /Empresas/ }));
  fireEvent.click(screen.getByRole('button', { name: /Alameda/ }));
  await pass(5000);
  expect(questions()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await pass(1000);
  expect(questions()).toBe(1);
});
