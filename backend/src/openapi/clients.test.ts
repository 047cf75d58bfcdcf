import { ApiError } from '@portal/api/apiError';
import { createLiteApi } from '@portal/api/lite';
import { createSessionsApi } from '@portal/api/sessions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExampleWorld, type ExampleWorld } from '../testing/exampleWorld.ts';
import { serviceOf } from '../testing/serviceOf.ts';

let world: ExampleWorld;
beforeAll(async () => {
  world = await createExampleWorld();
});
afterAll(() => world.portal.close());

describe('the browser’s clients understand the server', () => {
  test('lite: from the key in the address to a confirmed appointment [API-58] [API-63] [API-64]', async () => {
    const { portal, ids } = world;
    const clients = (token?: string) =>
      createLiteApi(
        serviceOf(portal, 'calendar', undefined, token),
        serviceOf(portal, 'main', undefined, token),
      );
    const link = await clients().openLink(ids['linkKey'] ?? '');
    const api = clients(link.token);
    expect(link).toMatchObject({ id: ids['appointment'], type: 'appointment', is_client: true });
    const shown = await api.showAppointment(link.id);
    expect(shown).toMatchObject({ code: 1, details: { id: link.id, is_confirmed: false } });
    await api.confirm(link.id);
    expect((await api.showWork(link.id)).details?.is_confirmed).toBe(true);
    expect((await api.appointments()).pending).toHaveLength(1);
    const refused = clients().openLink('unknown-key');
    await expect(refused).rejects.toThrow(ApiError);
    await expect(refused).rejects.toMatchObject({ status: 404 });
  });

  test('sessions: listed and ended', async () => {
    const { portal, tokens } = world;
    const api = createSessionsApi(serviceOf(portal, 'main', tokens.owner));
    const { sessions } = await api.list();
    const other = sessions.find(({ current }) => !current);
    await api.end(other?.id ?? '');
    expect((await api.list()).sessions).toHaveLength(sessions.length - 1);
    await api.endAll();
    await expect(api.list()).rejects.toMatchObject({ status: 401 });
  });
});
