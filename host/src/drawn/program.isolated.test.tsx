import { TEST_PROVIDER } from '@portal/remote/testing/testProvider';
import { afterEach, expect, test, vi } from 'vitest';
import type { FrameToDraw } from '../address/drawn/frameToDraw.ts';
import { DRAWN_PLACES } from '../address/drawn/drawnPlaces.ts';
import { releaseOf } from '../composition/testing/plainRemote.ts';
import { program } from './program.tsx';
import { standIns } from './standIns.ts';

afterEach(() => vi.unstubAllGlobals());

const page = { name: 'payment', path: '/payment/:id', title: 'Pagamento' };
const release = releaseOf('1.0.0', {
  pages: [{ ...page, modes: ['full'], layout: 'decision' }],
  panels: [{ name: 'profile', title: 'Perfil', side: 'end', size: 'medium', modes: ['full'] }],
});
const FRAME: FrameToDraw = {
  boot: {
    provider: null,
    remotes: [{ name: 'mf-services', release, fallback: null, reason: 'everyone' }],
    ...{ degraded: false, resolvedAt: '2026-07-14T09:00:00Z', environment: 'production' },
  },
  ...{ path: '/payment/0', search: '', provider: TEST_PROVIDER, visit: null, userAgent: '' },
};

test('around the page of a customer stand header, way out and bars of whoever is logged in, of nobody [C-736]', async () => {
  for (const [name, value] of Object.entries(standIns)) vi.stubGlobal(name, value);
  const { markup } = await program.draw(FRAME);
  expect(markup).toContain(DRAWN_PLACES.page);
  for (const words of ['Pagamento', 'Fechar e voltar ao início', 'Perfil', 'Sobre o prestador'])
    expect(markup).toContain(words);
  for (const other of ['Entrar', 'Conta de', ' style=']) expect(markup).not.toContain(other);
});
