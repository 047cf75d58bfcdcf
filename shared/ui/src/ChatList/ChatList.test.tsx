// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChatBox } from '../ChatBox/ChatBox.tsx';
import { ChatList } from './ChatList.tsx';

/** A list of 1000 px in a window of 200 px, which the imitated page cannot measure itself. */
const SIZES = { scrollHeight: 1000, clientHeight: 200 };

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(SIZES.scrollHeight);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SIZES.clientHeight);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const message = (id: string, own = false) => ({ id, text: `Mensagem ${id}`, own, meta: '10:06' });
const list = () => screen.getByRole('list', { name: 'Conversa' });
const END = SIZES.scrollHeight;

function open() {
  const view = render(<ChatList label="Conversa" messages={[message('1')]} />);
  return (...ids: string[]) =>
    view.rerender(<ChatList label="Conversa" messages={ids.map((id) => message(id))} />);
}

/** The customer scrolls until so many pixels are below. */
function readAt(distance: number): void {
  list().scrollTop = SIZES.scrollHeight - SIZES.clientHeight - distance;
  fireEvent.scroll(list());
}

test('opens at the newest message', () => {
  open();
  expect(list().scrollTop).toBe(END);
});

test('who is less than 50 px from the end is taken along [LIM-07]', () => {
  const show = open();
  readAt(49);
  show('1', '2');
  expect(list().scrollTop).toBe(END);
  expect(screen.queryByRole('button')).toBeNull();
});

test('who reads further up stays there and is told, until less than 20 px from the end [LIM-07] [LIVE-09]', () => {
  const show = open();
  readAt(50);
  const place = list().scrollTop;
  show('1', '2');
  expect(list().scrollTop).toBe(place);
  expect(screen.getByRole('button', { name: 'Mensagens novas' })).toBeTruthy();
  readAt(20);
  expect(screen.queryByRole('button')).not.toBeNull();
  readAt(19);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the notice of new messages goes to the end [LIVE-09]', () => {
  const show = open();
  readAt(400);
  show('1', '2');
  fireEvent.click(screen.getByRole('button', { name: 'Mensagens novas' }));
  expect(list().scrollTop).toBe(END);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an own message shows wherever the customer reads', () => {
  const view = render(<ChatList label="Conversa" messages={[message('1')]} />);
  readAt(400);
  view.rerender(<ChatList label="Conversa" messages={[message('1'), message('2', true)]} />);
  expect(list().scrollTop).toBe(END);
});

function Box({ onSend }: { onSend: (text: string) => Promise<unknown> }) {
  const [typed, setTyped] = useState('');
  return (
    <ChatBox
      value={typed}
      onChange={setTyped}
      label="Mensagem"
      placeholder=""
      sendLabel="Enviar"
      onSend={onSend}
    />
  );
}
const box = (onSend: (text: string) => Promise<unknown>) => render(<Box onSend={onSend} />);
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Mensagem');

test('Enter sends, Shift and Enter do not, nor does Enter that ends a word; nothing empty is sent, by no way [DET-50]', async () => {
  const sent: string[] = [];
  box(async (text) => sent.push(text));
  const press = (keys: object) =>
    act(async () => fireEvent.keyDown(field(), { key: 'Enter', ...keys }));
  const send = screen.getByRole('button', { name: 'Enviar' });
  for (const value of ['', '  ', '\n']) {
    fireEvent.change(field(), { target: { value } });
    await press({});
    await act(async () => fireEvent.click(send));
  }
  fireEvent.change(field(), { target: { value: 'Olá' } });
  await press({ shiftKey: true });
  await press({ isComposing: true });
  expect(sent).toEqual([]);
  await press({});
  expect(sent).toEqual(['Olá']);
  expect(field().value).toBe('');
  await press({});
  expect(sent).toEqual(['Olá']);
});

test('two quick Enters send once, and a refused message stays written', async () => {
  let calls = 0;
  box(() => {
    calls += 1;
    return Promise.reject(new Error('offline'));
  });
  fireEvent.change(field(), { target: { value: 'Olá' } });
  await act(async () => {
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.keyDown(field(), { key: 'Enter' });
  });
  expect(calls).toBe(1);
  expect(field().value).toBe('Olá');
});

test.each([
  ['Olá. Quando está pronto?', 'Quando está pronto?'],
  ['Outra coisa', 'Outra coisa'],
  ['Olá.', ''],
])('what is written while a message is being sent stays: %s', async (meanwhile, rest) => {
  let arrive = (): void => undefined;
  box(() => new Promise<void>((resolve) => (arrive = resolve)));
  fireEvent.change(field(), { target: { value: 'Olá.' } });
  await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }));
  fireEvent.change(field(), { target: { value: meanwhile } });
  await act(async () => arrive());
  expect(field().value).toBe(rest);
});

test('an address that somebody wrote opens in a page of its own', () => {
  const text = 'Escolha em https://exemplo.pt/pneus.';
  render(<ChatList label="Conversa" messages={[{ ...message('1'), text }]} />);
  const link = screen.getByRole('link', { name: 'https://exemplo.pt/pneus' });
  expect([
    link.getAttribute('href'),
    link.getAttribute('target'),
    link.getAttribute('rel'),
  ]).toEqual(['https://exemplo.pt/pneus', '_blank', 'noopener']);
  expect(screen.getByRole('listitem').textContent).toContain(text);
});
