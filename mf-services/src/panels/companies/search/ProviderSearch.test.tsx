// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aCompany } from '../../../testing/aCompany.ts';
import '../../../testing/patience.ts';
import { ProviderSearch } from './ProviderSearch.tsx';

afterEach(cleanup);

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
  for (const category of categories) expect(category.querySelector('svg')).not.toBeNull();

  fireEvent.click(screen.getByRole('tab', { name: /Empresas/ }));
  const results = await screen.findByRole('tabpanel');
  const company = await within(results).findByRole('button', { name: /Alameda/ });
  expect(company.textContent).toContain('Lisboa');
  expect(within(results).getAllByRole('button')).toHaveLength(3);
  expect(results.querySelector('img')?.getAttribute('src')).toBe('/a.svg');
});

test('several are chosen at once, whatever the case, and the list follows [PRV-04] [PRV-09]', async () => {
  open();
  const box = await screen.findByRole('combobox', { name: 'Procurar prestadores' });
  const results = () => within(screen.getByRole('tabpanel')).getAllByRole('button');
  for (const [count, name] of ['ALAMEDA', 'barbearia lima'].entries()) {
    fireEvent.change(box, { target: { value: name } });
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(name, 'i') }));
    expect(results()).toHaveLength(count + 1);
  }
});
