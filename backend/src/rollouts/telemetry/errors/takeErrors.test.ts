import type { ReleaseError } from '@portal/rollout/telemetry';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { overviewTable } from '../../mgmt/page/overview/overviewTable.ts';
import { rolloutOverview } from '../../mgmt/rolloutOverview.ts';
import { startAssetServer, type AssetServer } from '../../../testing/imitations/assetServer.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { tellPage, ticketOf } from '../../../testing/imitations/tellPage.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

const RELEASES = ['mf-booking@1.1.0'];
let portal: TestBackend;
let assets: AssetServer;
beforeAll(async () => {
  assets = await startAssetServer();
  portal = await createTestBackend({ PORTAL_ASSETS_URL: assets.url });
  await createProvider(portal, 'auto-mirante.localhost');
  const { adminToken: token } = portal;
  await portal.call('POST', '/mgmt/releases', { token, json: assets.release('1.1.0') });
  const edit = { kind: 'everyone', version: '1.1.0' };
  const json = { edit, author: 'Ana', reason: 'teste' };
  await portal.call('POST', '/mgmt/rollouts/mf-booking/edits', { token, json });
});
afterAll(async () => {
  await portal.close();
  await assets.stop();
});
beforeEach(() => portal.backend.database.deleteFrom('releaseErrors').execute());

describe('what errors said', () => {
  const error: ReleaseError = {
    remote: 'mf-booking',
    version: '1.1.0',
    code: 'REMOTE-MOUNT',
    message: 'No list for ana@exemplo.pt <b>',
    stack: 'at draw (http://a.pt/assets/mf-booking/remote.1a2b3c4d.js:1:20)',
  };

  test('stands on the page once for each page view, without what is somebody’s', async () => {
    const page = { ticket: await ticketOf(portal, RELEASES), releases: RELEASES };
    const load = { remote: 'mf-booking', version: '1.1.0', outcome: 'shown', milliseconds: 9 };
    await tellPage(portal, { ...page, loads: [load], errors: [error, error] });
    await tellPage(portal, {
      ...page,
      errors: [{ ...error, message: 'No list for rui@x.pt <b>' }],
    });
    await tellPage(portal, { errors: [error], releases: RELEASES });
    await tellPage(portal, { ...page, ticket: '', errors: [error] });
    await tellPage(portal, { errors: [{ ...error, version: '9.9.9' }] });
    const { remotes } = await rolloutOverview(portal.backend);
    expect(remotes[0]?.health[0]?.errors).toEqual([
      {
        code: 'REMOTE-MOUNT',
        message: 'No list for (e-mail) <b>',
        stack: 'draw mf-booking/remote.1a2b3c4d.js:1:20',
        fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
        pages: 2,
        firstAt: expect.any(String),
      },
    ]);
    const shown = String(
      overviewTable({
        remotes,
        troubles: [],
        now: new Date(),
        alertsTo: undefined,
        proof: undefined,
        shells: [],
      }),
    );
    expect(shown).toContain('>REMOTE-MOUNT</a> on 2 pages: No list for (e-mail) &lt;b&gt;');
  });

  test('is told apart a hundred times for each release, and no more', async () => {
    const names = Array.from({ length: 26 * 5 }, (_, number) =>
      String.fromCodePoint(97 + (number % 26)).repeat(1 + Math.floor(number / 26)),
    );
    for (let from = 0; from < names.length; from += 13) {
      const errors = names.slice(from, from + 13).map((name) => ({ ...error, message: name }));
      await tellPage(portal, { errors });
    }
    const known = await portal.backend.database.selectFrom('releaseErrors').selectAll().execute();
    expect(known.length).toBeGreaterThanOrEqual(100);
    expect(known.length).toBeLessThan(100 + 13);
  });
});
