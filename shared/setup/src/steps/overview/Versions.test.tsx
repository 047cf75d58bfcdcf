// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { TestAnswer, TestRequest } from '@portal/remote/testing/createTestFetch';
import { afterEach, expect, test } from 'vitest';
import { SetupTestShell } from '../../testing/SetupTestShell.tsx';
import { Versions } from './Versions.tsx';

afterEach(cleanup);

const published = (n: number) => ({
  ...{ n, published_at: `2026-11-0${n}T10:00:00.000Z`, published_by: 'dona@exemplo.pt' },
});

/** Two published versions over a draft; @returns what was asked to restore, and the button of the older one */
async function versionsOver(differs: boolean, restored: TestAnswer, draft: TestAnswer = refused) {
  const requests: TestRequest[] = [];
  const answers = {
    'GET /draft': draft,
    'GET /versions': () => ({ versions: [published(2), published(1)] }),
    'POST /versions/1/restore': restored,
  };
  render(
    <SetupTestShell answers={answers} requests={requests} differs={differs}>
      <Versions />
    </SetupTestShell>,
  );
  const button = await screen.findByRole('button', { name: 'Repor esta versão' });
  const posts = () => requests.filter(({ method }) => method === 'POST');
  const asked = () => posts().map(({ path }) => path);
  const revisions = () => posts().map(({ body }) => Object(body).revision);
  return { button, asked, revisions };
}

const refused = () =>
  Response.json({ code: 1, name: 'x', message: 'Já não existe.' }, { status: 404 });

test('what was never published is given up only after a question, which can be left', async () => {
  const { button, asked } = await versionsOver(true, refused);
  fireEvent.click(button);
  const question = await screen.findByRole('alertdialog', {
    name: 'Repor a versão 1 no rascunho?',
  });
  expect(question.textContent).toContain(
    'O que está no rascunho e ainda não foi publicado perde-se.',
  );
  fireEvent.click(within(question).getByRole('button', { name: 'Ficar com o rascunho' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(asked()).toEqual([]);

  fireEvent.click(button);
  fireEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Repor esta versão' }),
  );
  expect((await screen.findByRole('status')).textContent).toBe('Já não existe.');
  expect(asked()).toEqual(['/versions/1/restore']);
});

test('where nothing would be lost nothing is asked, and a call that fails is told', async () => {
  const { button, asked } = await versionsOver(false, () => Response.error());
  fireEvent.click(button);
  expect((await screen.findByRole('status')).textContent).toBe(
    'Sem ligação. A versão não foi reposta; tente de novo.',
  );
  expect(asked()).toEqual(['/versions/1/restore']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('where somebody else changed the draft since it was read, the draft is read again and the next press restores', async () => {
  const sections = ['identity', 'legal', 'brand', 'activity', 'modules', 'hours'];
  const values = Object.fromEntries(
    [...sections, 'policy', 'reminders', 'law', 'settings'].map((section) => [section, {}]),
  );
  const newest = { revision: 5, values, missing: [], differs: false, published: true };
  const { button, revisions } = await versionsOver(
    false,
    ({ body }) =>
      Object(body).revision === 5
        ? newest
        : Response.json({ code: 1, name: 'x', message: 'Mudou.' }, { status: 409 }),
    () => newest,
  );
  fireEvent.click(button);
  expect((await screen.findByRole('status')).textContent).toBe('Mudou.');
  fireEvent.click(button);
  await waitFor(() => expect(revisions()).toEqual([1, 5]));
  await waitFor(() => expect(screen.queryByText('Mudou.')).toBeNull());
});
