// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aWork } from '../../../../testing/aWork.ts';
import { detailsForEachTest, openDetails, work } from '../../testing/openDetails.tsx';

detailsForEachTest();

const said = (type: 'CLIENT' | 'COMPANY') => ({
  type,
  message: 'Fica pronto hoje.',
  date: '2026-07-14T09:00:00Z',
  read_date: null,
});
const field = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Escrever mensagem' });

test('a quick answer to the provider is written behind what was typed, with the focus, and not sent [C-826]', async () => {
  const shell = openDetails('A-1', { answers: work(aWork({ chat: [said('COMPANY')] })) });
  const answers = await screen.findByRole('group', { name: 'Respostas rápidas' });
  const message = await field();
  fireEvent.click(within(answers).getByRole('button', { name: 'Pode ligar-me?' }));
  expect(message.value).toBe('Pode ligar-me?');
  expect(document.activeElement).toBe(message);
  expect(message.selectionStart).toBe(message.value.length);
  fireEvent.click(within(answers).getByRole('button', { name: 'Está bem.' }));
  expect(message.value).toBe('Pode ligar-me? Está bem.');
  expect(shell.requests.some(({ path }) => path.endsWith('/chat/add'))).toBe(false);
  // Nothing is cut off of what was written.
  fireEvent.change(message, { target: { value: 'a'.repeat(995) } });
  fireEvent.click(within(answers).getByRole('button', { name: 'Está bem.' }));
  expect(message.value).toBe('a'.repeat(995));
});

test.each([
  ['the customer wrote last', { chat: [said('COMPANY'), said('CLIENT')] }],
  ['nobody wrote', {}],
])('where %s there are no quick answers [C-826]', async (_case, changes) => {
  openDetails('A-1', { answers: work(aWork(changes)) });
  await field();
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('group', { name: 'Respostas rápidas' })).toBeNull();
});
