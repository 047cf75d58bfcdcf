// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOW, portalWith, reachConfirmation, sent } from '../../testing/schedulePage.testing.tsx';

// A busy machine may take its time; nothing waits longer than it has to.
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

test('pictures, videos and documents can be attached to a booking, of the accepted kinds [BKG-45] [MED-09]', async () => {
  await reachConfirmation(portalWith());
  const offered = document.querySelector('input[type="file"]')?.getAttribute('accept')?.split(',');
  expect(offered?.filter((kind) => kind.startsWith('.'))).toEqual([
    ...['.jpg', '.jpeg', '.png', '.mp4', '.mov'],
    ...['.mp3', '.pdf', '.doc', '.docx', '.xls', '.xlsx', '.txt', '.zip'],
  ]);
});

test('the kinds that the server takes can be attached in the place of the usual ones [CFG-09]', async () => {
  const types = { image: ['webp'], video: ['avi'], document: ['odt'], max_bytes: {} };
  await reachConfirmation(portalWith({ 'GET /config/filetypes': () => types }));
  await vi.waitFor(() =>
    expect(document.querySelector('input[type="file"]')?.getAttribute('accept')).toBe(
      '.webp,.avi,.odt',
    ),
  );
});

test('files are grouped by who sent them, and in each group by media and documents [BKG-46] [API-45]', async () => {
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

const ofTheBooking = '/appointments/S-D-1/W-1/media';
const listed = {
  [`GET ${ofTheBooking}`]: () => ({
    data: { company_extras: [], client_extras: [file('4', 'text/plain', 'Apólice')] },
  }),
};

test('what runs is said where it runs, while a file is removed and while one is sent [MED-12]', async () => {
  const running = () => new Promise<never>(() => undefined);
  const portal = portalWith({
    ...listed,
    [`POST ${ofTheBooking}`]: running,
    [`DELETE ${ofTheBooking}/4`]: running,
  });
  await reachConfirmation(portal);
  fireEvent.click(await screen.findByRole('button', { name: 'Remover Apólice' }));
  const said = await screen.findByText('O seu ficheiro está a ser apagado...');
  expect(said.getAttribute('role')).toBe('status');
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  fireEvent.change(input, { target: { files: [new File(['x'], 'seguro.pdf')] } });
  expect(
    await screen.findByRole('button', { name: /O seu ficheiro está a ser carregado\.\.\./ }),
  ).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a file whose answer was lost goes again under the same key, and under another once it is there [BKG-45] [C-80]', async () => {
  const portal = portalWith({
    ...listed,
    [`POST ${ofTheBooking}`]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await reachConfirmation(portal);
  await screen.findByText('Apólice');
  const keys = () =>
    sent(portal, `POST ${ofTheBooking}`).map(({ headers }) => headers.get('Idempotency-Key'));
  // Each time the browser makes another object of it.
  const choose = async () => {
    const before = portal.shown.length;
    const input = document.querySelector('input[type=file]');
    if (!input) throw new Error('There is no file input.');
    const chosen = new File(['x'], 'seguro.pdf', { lastModified: 1 });
    fireEvent.change(input, { target: { files: [chosen] } });
    await vi.waitFor(() => expect(portal.shown.length).toBeGreaterThan(before));
  };
  await choose();
  await choose();
  portal.answer(`POST ${ofTheBooking}`, () => Response.json({ message: 'OK' }, { status: 201 }));
  await choose();
  await choose();
  const [first, second, third, fourth] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('files of the booking that cannot be fetched show an error titled Erro, and come with a second try [ERR-23] [API-45]', async () => {
  const portal = portalWith({
    [`GET ${ofTheBooking}`]: () => Response.json({}, { status: 500 }),
  });
  await reachConfirmation(portal);
  const error = (await screen.findByText('Erro')).closest('[role=status], [role=alert]');
  expect(error?.textContent).toContain(
    'Não foi possível obter as fotografias e os documentos desta marcação.',
  );
  portal.answer(`GET ${ofTheBooking}`, listed[`GET ${ofTheBooking}`] ?? (() => ({})));
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Apólice');
  expect(screen.queryByText('Erro')).toBeNull();
});

test('that a file was sent is told in the words of the server [MED-13]', async () => {
  const portal = portalWith({
    ...listed,
    [`POST ${ofTheBooking}`]: () => ({ message: 'Guardado na marcação.' }),
  });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  await reachConfirmation(portal);
  await screen.findByText('Apólice');
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  fireEvent.change(input, { target: { files: [new File(['x'], 'seguro.pdf')] } });
  await vi.waitFor(() =>
    expect(info.mock.calls).toEqual([[{ title: 'Concluído!', body: 'Guardado na marcação.' }]]),
  );
});

test.each([true, false])(
  'a file of the booking is removed only when the question is answered with yes: %s [MED-08]',
  async (confirms) => {
    const portal = portalWith(
      { ...listed, [`DELETE ${ofTheBooking}/4`]: () => ({}) },
      { confirms },
    );
    const confirm = vi.spyOn(portal.portal.overlays, 'confirm');
    await reachConfirmation(portal);
    fireEvent.click(await screen.findByRole('button', { name: 'Remover Apólice' }));
    await vi.waitFor(() =>
      expect(confirm).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ title: 'Atenção', confirmLabel: 'Remover' }),
      ),
    );
    const listedTimes = confirms ? 2 : 1;
    await vi.waitFor(() => expect(sent(portal, `GET ${ofTheBooking}`)).toHaveLength(listedTimes));
    expect(sent(portal, `DELETE ${ofTheBooking}/4`)).toHaveLength(confirms ? 1 : 0);
  },
);
