// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { TestRequest } from '@portal/remote/testing/createTestFetch';
import { setupValuesSchema } from '@portal/api/setup/setupValues';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import type { DraftStore } from '../../draft/createDraftStore.ts';
import { SetupTestShell } from '../../testing/SetupTestShell.tsx';
import { PublishDock } from './PublishDock.tsx';

afterEach(cleanup);

const empty = ['identity', 'legal', 'brand', 'activity', 'modules', 'hours'];
const others = ['policy', 'reminders', 'law', 'settings'];
const values = v.parse(
  setupValuesSchema,
  Object.fromEntries([...empty, ...others].map((section) => [section, {}])),
);
const MEANWHILE = 'A configuração foi alterada entretanto. Veja as alterações antes de publicar.';
const named = (after: string) => ({ section: 'identity', field: 'name', before: 'Ginásio', after });

/** The dock over a draft whose newest revision is `revision`; a publication of another one is refused. */
function docked(revision: number) {
  const requests: TestRequest[] = [];
  const server = { revision, name: 'Ginásio Norte', saves: 200, isReached: true };
  const drafts: DraftStore[] = [];
  const answers = {
    'PATCH /draft': () => {
      if (server.saves !== 200) return Response.json({}, { status: server.saves });
      server.revision += 1;
      return { revision: server.revision, changed_at: null, missing: [], differs: true };
    },
    'GET /draft/changes': () => ({ revision: server.revision, changes: [named(server.name)] }),
    'GET /draft': () =>
      server.isReached
        ? { revision: server.revision, values, missing: [], differs: true, published: true }
        : Response.error(),
    'POST /publish': ({ body }: TestRequest) =>
      Object(body).revision === server.revision
        ? { version: 2 }
        : Response.json({ code: 1, name: 'x', message: MEANWHILE }, { status: 409 }),
  };
  render(
    <SetupTestShell
      answers={answers}
      requests={requests}
      differs
      onStore={(made) => drafts.push(made)}
    >
      <PublishDock />
    </SetupTestShell>,
  );
  const published = () =>
    requests.flatMap(({ path, body }) => (path === '/publish' ? [Object(body).revision] : []));
  const store = () => {
    const [draft] = drafts;
    if (draft === undefined) throw new Error('No draft was made.');
    return draft;
  };
  /** Writes the town, which is left. */
  const write = (town: string) => {
    store().edit('identity', 'town', town);
    return store().leave('identity', 'town');
  };
  return { server, published, store, write };
}

async function openDialog() {
  fireEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  const dialog = await screen.findByRole('dialog', { name: 'O que muda ao publicar' });
  await within(dialog).findAllByRole('term');
  return within(dialog);
}
const publish = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  fireEvent.click(dialog.getByRole('button', { name: 'Publicar' }));

test('what is published is what the dialog lists, also where somebody else changed it since the page was opened', async () => {
  const { published } = docked(7);
  publish(await openDialog());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(published()).toEqual([7]);
});

test('what was published is so, also where the draft cannot be read after it [SET-20]', async () => {
  const { server, store } = docked(1);
  const dialog = await openDialog();
  server.isReached = false;
  publish(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(store().read()).toMatchObject({ published: true, differs: false });
  screen.getByText('Nada por publicar');
});

test('what changed while the dialog was open is listed anew, and can be published then; the refusal is not said again', async () => {
  const { server, published } = docked(1);
  const dialog = await openDialog();
  server.revision = 2;
  server.name = 'Ginásio Sul';
  publish(dialog);
  await dialog.findByText(MEANWHILE);
  await dialog.findByText('Ginásio Sul');
  publish(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(published()).toEqual([1, 2]);
  expect((await openDialog()).queryByText(MEANWHILE)).toBeNull();
});

test('what waits to be kept is sent before it is published', async () => {
  const { server, published, store, write } = docked(1);
  server.saves = 502;
  await write('Porto');
  expect(store().unsaved()).toEqual(['identity.town']);
  server.saves = 200;
  publish(await openDialog());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(published()).toEqual([2]);
  expect(store().unsaved()).toEqual([]);
});

test('what was typed in a field that was never left is sent before it is published [SET-20] [C-942]', async () => {
  const { published, store } = docked(1);
  act(() => store().edit('identity', 'town', 'Porto'));
  publish(await openDialog());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(published()).toEqual([2]);
  expect(store().unsaved()).toEqual([]);
});

test.each([502, 422])(
  'while something is not kept, as after a %i, nothing is published, and its fields are named',
  async (status) => {
    const { server, published, store, write } = docked(1);
    server.saves = status;
    await write('Porto');
    fireEvent.click(screen.getByRole('button', { name: 'Publicar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ainda por guardar' });
    const link = within(dialog).getByRole('link', { name: 'Localidade' });
    expect(link.getAttribute('href')).toBe('/setup/identidade#identity.town');
    expect([published(), store().read().values.identity.town]).toEqual([[], 'Porto']);
  },
);
