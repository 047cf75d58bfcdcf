// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { TestAnswer, TestRequest } from '@portal/remote/testing/createTestFetch';
import { afterEach, expect, test } from 'vitest';
import type { DraftStore } from '../../draft/createDraftStore.ts';
import { SetupTestShell } from '../../testing/SetupTestShell.tsx';
import { DiscardChanges } from './DiscardChanges.tsx';

afterEach(cleanup);

const sections = ['identity', 'legal', 'brand', 'activity', 'modules', 'hours'];
const values = Object.fromEntries(
  [...sections, 'policy', 'reminders', 'law', 'settings'].map((section) => [section, {}]),
);
const inForce = { revision: 5, values, missing: [], differs: false, published: true };
const changed = () => Response.json({ code: 1, name: 'x', message: 'Mudou.' }, { status: 409 });

function over(answer: TestAnswer, { differs = true, published = true } = {}) {
  const requests: TestRequest[] = [];
  const stores: DraftStore[] = [];
  render(
    <SetupTestShell
      answers={{ 'POST /draft/discard': answer, 'GET /draft': () => inForce }}
      requests={requests}
      differs={differs}
      published={published}
      onStore={(made) => stores.push(made)}
    >
      <DiscardChanges />
    </SetupTestShell>,
  );
  const revisions = () =>
    requests.flatMap(({ path, body }) =>
      path === '/draft/discard' ? [Object(body).revision] : [],
    );
  const [store] = stores;
  if (store === undefined) throw new Error('No draft was made.');
  return { store, revisions };
}
const GIVE_UP = { name: 'Desistir das alterações' };
const offered = () => screen.queryByRole('button', GIVE_UP);
const press = () => fireEvent.click(screen.getByRole('button', GIVE_UP));
const question = () => within(screen.getByRole('alertdialog', { name: `${GIVE_UP.name}?` }));

test('what was not published is given up after a question, which can be left [SET-21] [C-915]', async () => {
  const { store, revisions } = over(() => inForce);
  act(() => store.edit('identity', 'town', 'Porto'));
  press();
  fireEvent.click(question().getByRole('button', { name: 'Ficar com o rascunho' }));
  expect([screen.queryByRole('alertdialog'), revisions()]).toEqual([null, []]);
  press();
  fireEvent.click(question().getByRole('button', GIVE_UP));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(revisions()).toEqual([1]);
  expect(store.read()).toMatchObject({ differs: false, values: { identity: { town: null } } });
  expect([store.unsaved(), offered()]).toEqual([[], null]);
});

test('where there is nothing to give up, or nothing to go back to, nothing is offered [C-915]', () => {
  over(() => inForce, { differs: false });
  expect(offered()).toBeNull();
  cleanup();
  over(() => inForce, { published: false });
  expect(offered()).toBeNull();
});

test('what is not saved can be given up, too; where somebody else changed the draft it is told [C-915]', async () => {
  const { store, revisions } = over(changed, { differs: false });
  act(() => store.edit('identity', 'town', 'Porto'));
  press();
  fireEvent.click(question().getByRole('button', GIVE_UP));
  expect((await screen.findByRole('status')).textContent).toBe('Mudou.');
  expect(store.read().revision).toBe(5);
  press();
  fireEvent.click(question().getByRole('button', GIVE_UP));
  await waitFor(() => expect(revisions()).toEqual([1, 5]));
});
