// @vitest-environment happy-dom
import { cleanup, configure, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOW, portalWith, reachConfirmation } from '../../pages/schedule/schedulePage.testing.tsx';

// A busy machine may take its time; nothing waits longer than it has to.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const file = (id: string, type: string, description: string) => ({
  id,
  type,
  description,
  url: `/files/${id}`,
  thumbnail_url: null,
  date: '2026-07-08T10:00:00Z',
});

test('pictures, videos and documents can be attached to a booking [BKG-45]', async () => {
  await reachConfirmation(portalWith());
  const offered = document.querySelector('input[type="file"]')?.getAttribute('accept')?.split(',');
  expect(offered).toEqual(expect.arrayContaining(['.jpg', '.mp4', '.pdf']));
});

test('files are grouped by who sent them, and in each group by media and documents [BKG-46]', async () => {
  const portal = portalWith({
    'GET /appointments/S-D-1/W-1/media': () => ({
      data: {
        company_extras: [
          file('1', 'image/jpeg', 'Disco gasto'),
          file('2', 'application/pdf', 'Orçamento'),
        ],
        client_extras: [file('3', 'video/mp4', 'Ruído'), file('4', 'text/plain', 'Apólice')],
      },
    }),
  });
  await reachConfirmation(portal);
  await screen.findByText('Disco gasto');
  for (const [title, media, document] of [
    ['Do prestador', 'Disco gasto', 'Orçamento'],
    ['Enviados por si', 'Ruído', 'Apólice'],
  ] as const) {
    const group = screen.getByRole('heading', { name: title }).closest('section');
    if (group === null) throw new Error(`${title} is no group.`);
    const kinds = within(group).getAllByRole('heading', { level: 4 });
    expect(kinds.map(({ textContent }) => textContent)).toEqual(['Galeria', 'Documentos']);
    const lists = within(group).getAllByRole('list');
    expect(lists.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(media),
      expect.stringContaining(document),
    ]);
  }
  // What the provider sent is the provider's.
  const removals = screen.getAllByRole('button', { name: /^Remover / });
  expect(removals.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Remover Ruído',
    'Remover Apólice',
  ]);
});
