// @vitest-environment happy-dom
import type { Company } from '@portal/api/company/company';
import { QueryClientProvider } from '@portal/remote/query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aShell } from '../../../shell/testing/aShell.ts';
import { ShellContext } from '../../useShell.ts';
import { ProviderDirectory } from './ProviderDirectory.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const company = (name: string, demo: boolean): Company => ({
  id: name,
  name,
  domain: `${name.toLowerCase()}.localhost`,
  logo: '',
  url: `http://${name.toLowerCase()}.localhost`,
  keywords: [],
  town: 'Lisboa',
  registered: false,
  logged: false,
  scheduler_module: 'FULL',
  is_scheduler_solo: false,
  worksheet_operational: 'true',
  demo,
  support_equipment: true,
});

test('the public directory shows and counts no demo company, typed or not [DEMO-08]', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ companies: [company('Alameda', false), company('Ensaio', true)] }),
  );
  const shell = aShell([], null);
  render(
    <QueryClientProvider client={shell.queryClient}>
      <ShellContext value={shell}>
        <ProviderDirectory />
      </ShellContext>
    </QueryClientProvider>,
  );
  const names = () =>
    screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const search = await screen.findByRole('searchbox', { name: 'Procurar prestador' });
  for (const [typed, shown] of [
    ['', ['Alameda']],
    ['lisboa', ['Alameda']],
    ['ensaio', []],
  ] as const) {
    fireEvent.change(search, { target: { value: typed } });
    expect(names()).toEqual(shown);
    expect(screen.getByRole('status').textContent).toMatch(new RegExp(`^${shown.length} `));
  }
});
