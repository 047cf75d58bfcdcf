// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aBudgetOfJobs } from '../../../testing/aBudgetOfJobs.ts';
import { aBudget } from '../../../testing/aWork.ts';
import { detailsForEachTest, openDetails, work } from '../testing/openDetails.tsx';

detailsForEachTest();

const composer = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Escrever mensagem' });
const question = { name: /^Tenho uma dúvida/ };

test('a question about a line begins a message that names it, behind what was written, and sends nothing [C-705]', async () => {
  const shell = openDetails('A-2', { answers: work(aBudget()) });
  const field = await composer();
  fireEvent.change(field, { target: { value: 'Bom dia ' } });
  const button = await screen.findByRole('button', question);
  expect(screen.queryByRole('button', { name: 'Óleo e filtro' })).toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Óleo e filtro' }));
  await waitFor(() => expect(field.value).toBe('Bom dia\nSobre «Óleo e filtro»: '));
  expect(document.activeElement).toBe(field);
  expect(field.selectionStart).toBe(field.value.length);
  expect(screen.queryByRole('button', { name: 'Óleo e filtro' })).toBeNull();
  // The same line once more is asked about once more.
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('button', { name: 'Mão de obra' }));
  await waitFor(() => expect(field.value).toMatch(/»:\nSobre «Mão de obra»: $/));
  expect(shell.requests.some(({ path }) => path.endsWith('/chat/add'))).toBe(false);
});

test('what is written stays whole where there is no room for the name [C-705]', async () => {
  openDetails('A-2', { answers: work(aBudget()) });
  const field = await composer();
  const long = 'a'.repeat(990);
  fireEvent.change(field, { target: { value: long } });
  fireEvent.click(await screen.findByRole('button', question));
  fireEvent.click(screen.getByRole('button', { name: 'Óleo e filtro' }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe(long);
});

test('each job has its question while it can be decided [C-705]', async () => {
  const shown = aBudgetOfJobs();
  openDetails(shown.id, { answers: work(shown) });
  const field = await composer();
  const title = shown.budget?.jobs[0]?.title ?? '';
  const job = (await screen.findByRole('heading', { name: title })).closest('article');
  if (!job) throw new Error('The job stands in no card.');
  fireEvent.click(await within(job).findByRole('button', question));
  await waitFor(() => expect(field.value).toBe(`Sobre «${title}»: `));
  const titles = shown.budget?.jobs.map((each) => each.title) ?? [];
  expect(titles.length).toBeGreaterThan(1);
  const asked = screen.getAllByRole('button', question).map(({ textContent }) => textContent);
  expect(asked).toEqual(titles.map((each) => `Tenho uma dúvida: ${each}`));
});

test.each([
  ['decided', { allow_approve: false }, {}],
  ['shown in the demo', {}, { session: { mode: 'demo' as const } }],
])('a budget that is %s offers no question [C-705]', async (_case, changes, options) => {
  openDetails('A-2', { answers: work(aBudget(changes)), ...options });
  await composer();
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('button', question)).toBeNull();
});
