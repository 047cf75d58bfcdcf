// @vitest-environment happy-dom
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anAppointmentWork, aWork } from '../../../testing/aWork.ts';
import { MediaCard } from './MediaCard.tsx';

interface Situation extends TestPortalOptions {
  canChange: boolean;
}

afterEach(cleanup);

const file = (id: string, type: string) => ({
  id,
  type,
  url: `/media/${id}`,
  description: id,
  date: '2026-07-14T09:00:00Z',
  thumbnail_url: null,
});

function open({ canChange = true, answers = {} }: Partial<Situation> = {}) {
  const shell = createTestPortal({
    answers: { 'POST /services/A-1/media': () => ({}), ...answers },
  });
  const work = aWork({
    company_extras: [file('travões', 'image/jpeg'), file('ensaio', 'video/mp4')],
    client_extras: [file('apólice', 'application/pdf')],
  });
  render(
    <TestShell test={shell}>
      <MediaCard work={work} today="2026-07-14" canChange={canChange} />
    </TestShell>,
  );
  const chooser = () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input.');
    return input;
  };
  /** Sends a file with the button that is shown; says how many dialogs there were by then. */
  const send = async (name: string) => {
    fireEvent.change(chooser(), { target: { files: [new File(['x'], name)] } });
    await waitFor(() => expect(shell.shown.at(-1)).toEqual({ kind: 'info', text: 'Concluído!' }));
    shell.shown.length = 0;
    return String(shell.requests.findLast(({ method }) => method === 'POST')?.body);
  };
  return { shell, chooser, send };
}

test('the gallery holds photographs and videos, the documents are apart [MED-01]', async () => {
  open();
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Galeria2',
    'Documentos1',
  ]);
  const photo = screen.getByRole('button', { name: 'Fotografia 1: travões' });
  // Without a small picture the photograph itself is shown, and nothing of a video.
  expect(photo.querySelector('img')?.getAttribute('src')).toBe('/media/travões');
  const video = screen.getByRole('button', { name: 'Vídeo 2: ensaio' });
  expect(video.querySelector('img')).toBeNull();
  expect(screen.queryByText('apólice')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: /Documentos/ }));
  expect(screen.getByText('apólice')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /travões|ensaio/ })).toBeNull();
});

test('photographs, videos and documents are sent and saved, each kind where it belongs [MED-05] [NAT-04]', async () => {
  const { shell, chooser, send } = open();
  expect(chooser().accept.split(',')).toEqual(
    expect.arrayContaining(['.jpg', '.png', '.mp4', '.mov']),
  );
  for (const name of ['risco.png', 'ruido.mp4'])
    expect(await send(name)).toContain(`filename="${name}"`);
  for (const name of ['Fotografia 1: travões', 'Vídeo 2: ensaio']) {
    fireEvent.click(screen.getByRole('button', { name }));
    const viewer = await screen.findByRole('dialog');
    fireEvent.click(within(viewer).getByRole('button', { name: 'Descarregar' }));
    fireEvent.click(within(viewer).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  fireEvent.click(screen.getByRole('tab', { name: /Documentos/ }));
  expect(await send('seguro.pdf')).toContain('filename="seguro.pdf"');
  fireEvent.click(screen.getByRole('button', { name: 'Descarregar apólice' }));
  expect(shell.downloads).toEqual(['travões', 'ensaio', 'apólice']);
});

test('that a file was sent is told in the words of the server [MED-13]', async () => {
  const { shell, chooser } = open({
    answers: { 'POST /services/A-1/media': () => ({ message: 'Guardado no serviço.' }) },
  });
  const info = vi.spyOn(shell.portal.overlays, 'info');
  await screen.findAllByRole('tab');
  fireEvent.change(chooser(), { target: { files: [new File(['x'], 'ruido.mp4')] } });
  await waitFor(() =>
    expect(info.mock.calls).toEqual([[{ title: 'Concluído!', body: 'Guardado no serviço.' }]]),
  );
});

test('files of an appointment that cannot be fetched show an error titled Erro, and come with a second try [ERR-23] [API-45]', async () => {
  const files = 'GET /appointments/S-1/W-1/media';
  const shell = createTestPortal({
    answers: { [files]: () => Response.json({}, { status: 500 }) },
  });
  render(
    <TestShell test={shell}>
      <MediaCard work={anAppointmentWork({ draft_work_id: 'W-1' })} today="2026-07-14" canChange />
    </TestShell>,
  );
  expect((await screen.findByText('Erro')).textContent).toBe('Erro');
  const told = 'Não foi possível obter as fotografias e os documentos desta marcação.';
  expect(screen.getByText(told)).toBeTruthy();
  shell.answer(files, () => ({
    data: { company_extras: [file('orçamento', 'image/jpeg')], client_extras: [] },
  }));
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByRole('button', { name: 'Fotografia 1: orçamento' });
  expect(screen.queryByText('Erro')).toBeNull();
});

test.each([true, false])(
  'an own photograph is removed in the viewer while that is open: %s [MED-08]',
  async (canChange) => {
    const work = aWork({ client_extras: [file('risco', 'image/jpeg')] });
    render(
      <TestShell test={createTestPortal()}>
        <MediaCard work={work} today="2026-07-14" canChange={canChange} />
      </TestShell>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Fotografia 1: risco' }));
    const viewer = await screen.findByRole('dialog');
    const remove = within(viewer).queryByRole('button', { name: 'Remover' });
    expect(remove !== null).toBe(canChange);
  },
);

test('the kinds that the server takes are offered and sent in the place of the usual ones [CFG-09]', async () => {
  const types = { image: ['webp'], video: ['avi'], document: ['odt'], max_bytes: {} };
  const { shell, chooser, send } = open({ answers: { 'GET /config/filetypes': () => types } });
  await waitFor(() => expect(chooser().accept).toBe('.webp,.avi'));
  expect(await send('risco.webp')).toContain('filename="risco.webp"');
  fireEvent.click(screen.getByRole('tab', { name: /Documentos/ }));
  expect(chooser().accept).toBe('.odt');
  expect(await send('seguro.odt')).toContain('filename="seguro.odt"');
  const before = shell.requests.length;
  fireEvent.change(chooser(), { target: { files: [new File(['x'], 'seguro.pdf')] } });
  await waitFor(() => expect(shell.shown).toEqual([{ kind: 'warn', text: 'Formato Inválido' }]));
  expect(shell.requests).toHaveLength(before);
});

test('what may be chosen are the accepted kinds, each where it belongs [MED-09]', async () => {
  const { chooser } = open();
  await screen.findAllByRole('tab');
  const offered = () =>
    chooser()
      .accept.split(',')
      .filter((kind) => kind.startsWith('.'));
  expect(offered()).toEqual(['.jpg', '.jpeg', '.png', '.mp4', '.mov']);
  fireEvent.click(screen.getByRole('tab', { name: /Documentos/ }));
  expect(offered()).toEqual([
    ...['.mp3', '.pdf', '.doc', '.docx', '.xls', '.xlsx'],
    ...['.txt', '.zip'],
  ]);
});

test.each([true, false])(
  'files are added and own ones removed while that is open: %s; those of the provider never [MED-06] [MED-07] [MED-08]',
  async (canChange) => {
    open({ canChange });
    const isThere = (name: string | RegExp) => screen.queryByRole('button', { name }) !== null;
    fireEvent.click(await screen.findByRole('button', { name: 'Fotografia 1: travões' }));
    const viewer = await screen.findByRole('dialog');
    expect(within(viewer).queryByRole('button', { name: 'Remover' })).toBeNull();
    fireEvent.click(within(viewer).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isThere('Adicionar fotografia ou vídeo')).toBe(canChange);
    fireEvent.click(screen.getByRole('tab', { name: /Documentos/ }));
    expect(isThere('Adicionar documento')).toBe(canChange);
    expect(isThere('Remover apólice')).toBe(canChange);
    expect(isThere('Descarregar apólice')).toBe(true);
  },
);

test('what runs is said where it runs, announced and without a dialog [MED-12]', async () => {
  const running = () => new Promise<never>(() => undefined);
  const { shell, chooser } = open({
    answers: {
      'POST /services/A-1/media': running,
      [`DELETE /services/A-1/media/${encodeURIComponent('apólice')}`]: running,
    },
  });
  fireEvent.click(await screen.findByRole('tab', { name: /Documentos/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Remover apólice' }));
  const said = await screen.findByText('O seu ficheiro está a ser apagado...');
  expect(said.getAttribute('role')).toBe('status');
  fireEvent.change(chooser(), { target: { files: [new File(['x'], 'seguro.pdf')] } });
  const sending = 'O seu ficheiro está a ser carregado...';
  expect(await screen.findByRole('button', { name: new RegExp(sending) })).toBeTruthy();
  const announced = () => document.querySelector('[data-announcements]')?.textContent;
  await waitFor(() => expect(announced()).toContain(sending));
  // The question before, and nothing over the page while it runs.
  expect(shell.shown.map(({ kind }) => kind)).toEqual(['confirm']);
  expect(screen.queryByRole('dialog')).toBeNull();
});
