// @vitest-environment happy-dom
import { ApiError } from '@portal/api/http/apiError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anAppointmentWork, aWork } from '../../../testing/aWork.ts';
import {
  appointment,
  detailsForEachTest,
  openDetails,
  refused,
  work,
} from '../testing/openDetails.tsx';

detailsForEachTest();

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
/** As the calls say it to whoever made them. */
const lost = () => Promise.reject(new ApiError(0, {}));
const CHAT = 'POST /services/A-1/chat/add';
const NOTE = 'POST /services/A-1/editInternalObs';
const FILE = 'POST /services/A-1/media';

async function open(changes: Parameters<typeof aWork>[0] = {}, outbox: 'keeps' | 'full' = 'keeps') {
  const shell = openDetails('A-1', {
    outbox,
    answers: { ...work(aWork(changes)), [CHAT]: offline, [NOTE]: offline, [FILE]: offline },
  });
  await screen.findByRole('textbox', { name: 'Escrever mensagem' });
  await vi.dynamicImportSettled();
  return shell;
}
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
function write(text: string): void {
  fireEvent.change(field('Escrever mensagem'), { target: { value: text } });
  fireEvent.keyDown(field('Escrever mensagem'), { key: 'Enter' });
}
async function writeNote(text: string): Promise<void> {
  fireEvent.change(field('Notas pessoais'), { target: { value: text } });
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar nota' }));
}
function choose(...names: string[]): void {
  const chooser = document.querySelector('input[type="file"]');
  if (!chooser) throw new Error('no chooser');
  fireEvent.change(chooser, { target: { files: names.map((name) => new File(['x'], name)) } });
}
const lists = () => screen.queryAllByRole('list', { name: 'Por enviar deste dispositivo' });
const firstList = async () => {
  await waitFor(() => expect(lists()).toHaveLength(1));
  return within(lists()[0] ?? document.body);
};

test('a message that finds no network waits below the chat, and its field is free for the next one; that it waits is spoken where it stands [OFF-01] [OFF-10] [C-635]', async () => {
  const shell = await open();
  write('Chego às 17:45');
  const list = await firstList();
  expect(list.getByRole('listitem').textContent).toContain('Chego às 17:45');
  expect(list.getByText('Por enviar, 14:31')).toBeTruthy();
  expect(lists()[0]?.closest('[aria-live="polite"]')).toBeTruthy();
  expect(field('Escrever mensagem').value).toBe('');
  expect(shell.shown).toEqual([]);
  const [call] = shell.requests.filter(({ path }) => path.endsWith('/chat/add'));
  expect(call?.headers.get('Idempotency-Key')).toBe('key-1');
});

test('one that is being sent cannot be cancelled any more; a sent one stays until the details show it, and is in one place then [OFF-05]', async () => {
  const shell = await open();
  write('Olá');
  const list = await firstList();
  let show = (): void => undefined;
  shell.answer('GET /services/A-1/', async () => {
    await new Promise<void>((resolve) => (show = resolve));
    const date = '2026-07-14T09:00:00Z';
    return aWork({ chat: [{ type: 'CLIENT', message: 'Olá', date, read_date: null }] });
  });
  expect(list.getByRole('button', { name: 'Cancelar envio: Olá' })).toBeTruthy();
  act(() => shell.outbox.become('1', { state: 'sending' }));
  expect(list.getByText('A enviar…')).toBeTruthy();
  expect(list.queryByRole('button')).toBeNull();
  act(() => shell.outbox.become('1', null));
  expect(screen.getAllByText('Olá')).toHaveLength(1);
  await waitFor(() => {
    show();
    expect(screen.getByRole('list', { name: 'Mensagens trocadas' })).toBeTruthy();
  });
  await waitFor(() => expect(lists()).toHaveLength(0));
  expect(screen.getAllByText('Olá')).toHaveLength(1);
});

test('one that waits can be cancelled, and the focus goes to its card [OFF-05]', async () => {
  await open();
  write('Olá');
  const cancel = (await firstList()).getByRole('button', { name: 'Cancelar envio: Olá' });
  expect(cancel.textContent).toBe('Cancelar envio');
  cancel.focus();
  fireEvent.click(cancel);
  await waitFor(() => expect(lists()).toHaveLength(0));
  expect(document.activeElement?.textContent).toBe('Mensagens');
});

test('one that was refused says so in the server’s words, and can be sent again or removed [OFF-06]', async () => {
  const shell = await open();
  write('Um');
  const list = await firstList();
  act(() =>
    shell.outbox.become('1', { state: 'failed', reason: 'Esta marcação já não aceita mensagens.' }),
  );
  expect(list.getByText('Não enviado: Esta marcação já não aceita mensagens.')).toBeTruthy();
  fireEvent.click(list.getByRole('button', { name: 'Tentar novamente: Um' }));
  await list.findByText('Por enviar, 14:31');
  act(() => shell.outbox.become('1', { state: 'failed' }));
  fireEvent.click(list.getByRole('button', { name: 'Eliminar: Um' }));
  await waitFor(() => expect(lists()).toHaveLength(0));
});

test('files wait each where they will stand, and nothing says that they were sent; one can be cancelled there [OFF-01] [OFF-05]', async () => {
  const shell = await open();
  await screen.findByRole('tab', { name: /Galeria/ });
  choose('risco.jpg');
  const gallery = await firstList();
  expect(gallery.getByText('risco.jpg')).toBeTruthy();
  expect(gallery.getByText('Por enviar, 14:31')).toBeTruthy();
  // The photograph itself, from the device; its name says the rest.
  const picture = await vi.waitUntil(() => gallery.getByRole('listitem').querySelector('img'));
  expect(picture.src).toMatch(/^blob:/);
  expect(picture.alt).toBe('');
  fireEvent.click(screen.getByRole('tab', { name: /Documentos/ }));
  await waitFor(() => expect(lists()).toHaveLength(0));
  choose('apólice.pdf');
  const documents = await firstList();
  expect(documents.getByText('apólice.pdf')).toBeTruthy();
  expect(documents.getByText('Por enviar, 14:31')).toBeTruthy();
  expect(documents.getByRole('listitem').querySelector('img')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: /Galeria/ }));
  fireEvent.click((await firstList()).getByRole('button', { name: 'Cancelar envio: risco.jpg' }));
  await waitFor(() => expect(lists()).toHaveLength(0));
  expect(shell.outbox.waitingOf('A-1').map(({ text }) => text)).toEqual(['apólice.pdf']);
  expect(shell.shown).toEqual([]);
});

test('a note that waits stands in its field, and what was there is back once it is cancelled [OFF-01] [OFF-05]', async () => {
  const shell = await open({ internal_obs: 'Antiga' });
  await writeNote('Nova');
  const list = await firstList();
  expect(list.getByText('Por enviar, 14:31')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar nota' })).toBeNull());
  await waitFor(() => expect(shell.guards()).toBe(0));
  expect(field('Notas pessoais').value).toBe('Nova');
  fireEvent.click(list.getByRole('button', { name: 'Cancelar envio' }));
  await waitFor(() => expect(field('Notas pessoais').value).toBe('Antiga'));
});

test('of a note that was changed elsewhere both texts are shown, and one is chosen [OFF-08]', async () => {
  const shell = await open();
  await writeNote('Minha');
  const list = await firstList();
  const conflict = { state: 'failed', reason: 'Mudou.', other: 'Outra' } as const;
  act(() => shell.outbox.become('1', conflict));
  expect(list.getByText('Minha')).toBeTruthy();
  expect(list.getByText('Outra')).toBeTruthy();
  fireEvent.click(list.getByRole('button', { name: 'Ficar com esta' }));
  await list.findByText('Por enviar, 14:31');
  act(() => shell.outbox.become('1', conflict));
  const sent = () => shell.requests.filter(({ path }) => path.endsWith('/editInternalObs'));
  const before = sent().length;
  shell.answer('GET /services/A-1/', () => aWork({ internal_obs: 'Outra' }));
  fireEvent.click(list.getByRole('button', { name: 'Ficar com a outra' }));
  await waitFor(() => expect(lists()).toHaveLength(0));
  await waitFor(() => expect(field('Notas pessoais').value).toBe('Outra'));
  expect(sent()).toHaveLength(before);
});

test('a device that keeps no more says so before anything is lost [OFF-07]', async () => {
  const shell = await open({}, 'full');
  const info = vi.spyOn(shell.portal.overlays, 'info');
  write('Olá');
  const body = 'Este dispositivo não guarda mais envios. Espere até haver rede.';
  await waitFor(() => expect(info.mock.calls).toEqual([[{ title: 'Atenção', body }]]));
  expect(field('Escrever mensagem').value).toBe('Olá');
  await writeNote('Pneus');
  await waitFor(() => expect(info.mock.calls.slice(1)).toEqual([[{ title: 'Atenção', body }]]));
  expect(field('Notas pessoais').value).toBe('Pneus');
  expect(lists()).toHaveLength(0);
});

test('a refusal with network is told as before, and nothing waits [OFF-01] [C-630]', async () => {
  const shell = await open();
  const info = vi.spyOn(shell.portal.overlays, 'info');
  shell.answer(CHAT, refused(409, { message: 'Fechada.' }));
  write('Olá');
  await waitFor(() => expect(info).toHaveBeenCalled());
  expect(field('Escrever mensagem').value).toBe('Olá');
  expect(lists()).toHaveLength(0);
});

test('of an appointment words, films, photographs, documents and the note wait as well [OFF-01]', async () => {
  const shell = openDetails('S-1', {
    outbox: 'keeps',
    answers: {
      ...appointment(anAppointmentWork()),
      'POST /customer/appointment/S-1/chat/add': offline,
      'POST /services/S-1/media': offline,
      'POST /services/1/editInternalObs': offline,
      'GET /config/filetypes': () => ({
        ...{ image: ['jpg'], video: ['mp4'], document: ['pdf'], max_bytes: {} },
      }),
    },
  });
  await screen.findByRole('textbox', { name: 'Escrever mensagem' });
  await vi.dynamicImportSettled();
  write('Chego tarde');
  await firstList();
  choose('ruído.mp4', 'risco.jpg');
  await waitFor(() => expect(lists()).toHaveLength(2));
  await waitFor(() => expect(shell.outbox.waitingOf('S-1')).toHaveLength(3));
  for (const list of lists())
    expect(within(list).getAllByText('Por enviar, 14:31').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('tab', { name: /Documentos/ }));
  await waitFor(() => expect(lists()).toHaveLength(1));
  choose('apólice.pdf');
  await waitFor(() => expect(lists()).toHaveLength(2));
  await writeNote('Pneus');
  await waitFor(() => expect(lists()).toHaveLength(3));
  expect(field('Notas pessoais').value).toBe('Pneus');
  expect(shell.outbox.waitingOf('S-1').map(({ kind, text }) => [kind, text])).toEqual([
    ['message', 'Chego tarde'],
    ['file', 'ruído.mp4'],
    ['file', 'risco.jpg'],
    ['file', 'apólice.pdf'],
    ['note', 'Pneus'],
  ]);
});

test('what waits of the appointment that a work came out of waits in the work, each in its place [OFF-01] [OFF-06] [C-962]', async () => {
  const shell = await open({ schedule: { id: 'S-1', date: '2026-07-14', time: '09:00' } });
  const { outbox } = shell;
  await act(async () => {
    await outbox.deliver({ kind: 'message', subject: 'S-1', text: 'Estou lá fora' }, lost);
    await outbox.deliver({ kind: 'note', subject: 'S-1', text: 'Recibo', seen: '' }, lost);
  });
  await waitFor(() => expect(lists()).toHaveLength(2));
  expect(field('Notas pessoais').value).toBe('Recibo');
  write('Está alguém?');
  const messages = within(
    (await screen.findByText('Estou lá fora')).closest('ul') ?? document.body,
  );
  await waitFor(() => expect(messages.getAllByRole('listitem')).toHaveLength(2));
  expect(
    messages.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent),
  ).toEqual(['Estou lá fora', 'Está alguém?']);
  act(() => outbox.become('1', { state: 'failed' }));
  fireEvent.click(messages.getByRole('button', { name: 'Tentar novamente: Estou lá fora' }));
  await waitFor(() => expect(outbox.waitingOf('S-1')).toMatchObject([{ state: 'queued' }, {}, {}]));
  const date = '2026-07-14T09:00:00Z';
  const said = { type: 'CLIENT', message: 'Estou lá fora', date, read_date: null } as const;
  shell.answer('GET /services/A-1/', () => aWork({ chat: [said] }));
  act(() => outbox.become('1', { state: 'sending' }));
  act(() => outbox.become('1', null));
  expect(await screen.findByRole('list', { name: 'Mensagens trocadas' })).toBeTruthy();
});

test('what is written in a work while words of its appointment wait goes behind them, and by its own name once none does [OFF-03] [OFF-08] [C-962]', async () => {
  const shell = await open({ schedule: { id: 'S-1', date: '2026-07-14', time: '09:00' } });
  const { outbox } = shell;
  const sent = () =>
    shell.requests.filter(({ method, path }) => method === 'POST' && path.includes('/A-1/'));
  shell.answer(CHAT, () => ({}));
  shell.answer(NOTE, () => ({}));
  await act(async () => {
    await outbox.deliver({ kind: 'note', subject: 'S-1', text: 'Recibo', seen: '' }, lost);
  });
  await waitFor(() => expect(field('Notas pessoais').value).toBe('Recibo'));
  write('Está alguém?');
  await waitFor(() => expect(outbox.waitingOf('S-1')).toHaveLength(2));
  await writeNote('Recibo e fatura');
  await waitFor(() => expect(outbox.waitingOf('S-1')).toHaveLength(3));
  expect([outbox.waitingOf('A-1'), sent()]).toEqual([[], []]);
  act(() => {
    outbox.become('1', null);
    outbox.become('2', { state: 'failed', reason: 'Fechada.' });
    outbox.become('3', null);
  });
  write('Já não é preciso');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('what waits of an appointment waits there once [OFF-01]', async () => {
  const schedule = { id: 'S-1', date: '2026-07-14', time: '09:00' };
  const answers = {
    ...appointment(anAppointmentWork({ schedule })),
    'POST /customer/appointment/S-1/chat/add': offline,
  };
  openDetails('S-1', { outbox: 'keeps', answers });
  await screen.findByRole('textbox', { name: 'Escrever mensagem' });
  await vi.dynamicImportSettled();
  write('Chego tarde');
  expect((await firstList()).getAllByRole('listitem')).toHaveLength(1);
});
