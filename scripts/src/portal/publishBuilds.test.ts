import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Rollout, RolloutRule } from '@portal/rollout/rollout';
import type { RolloutEditWish } from '@portal/rollout/rolloutEdit';
import { createAssetFolder } from '@portal/storage/assets/createAssetFolder';
import { integrityOf } from '@portal/storage/integrityOf';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../packages.ts';
import { Problem } from '../terminal/problem.ts';
import { publishBuilds, type Publication } from './publishBuilds.ts';
import { PUBLISH_AUTHOR } from './startEdits.ts';

const script = 'export {};\n';
const REMOTE = 'mf-booking';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-builds-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'entry.js'), script);
  const files = [{ path: 'entry.js', integrity: integrityOf(script), bytes: 11, brotliBytes: 11 }];
  const release = {
    ...{ name: REMOTE, version: '2.0.0', contract: '^1.0.0', federationName: 'mf_booking' },
    ...{ base: '/assets/mf-booking/', entry: 'entry.js', scripts: [], styles: [], views: {} },
    ...{ pages: [], panels: [], files },
  };
  writeFileSync(join(folder, 'dist', 'release.json'), JSON.stringify(release));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** When a rollout was changed: before the release at hand was published, or after it. */
const BEFORE = '2026-01-01T00:00:00Z';
const PUBLISHED = '2026-01-02T00:00:00Z';
const AFTER = '2026-01-03T00:00:00Z';

const everyone = (version: string): RolloutRule => ({ kind: 'everyone', version });

const decided = (revision: number, author: string, ...rules: RolloutRule[]): Rollout => ({
  ...{ remote: REMOTE, revision, rules, killed: [], lastKnownGood: null, author },
  ...{ reason: 'x', changedAt: BEFORE },
});

/** An mgmt with a history, newest first, that refuses or loses what it is told to. */
function mgmtWith(history: Rollout[], { refusals = 0, isRegistered = false } = {}) {
  const asked: RolloutEditWish['edit'][] = [];
  let left = refusals;
  let registered = isRegistered;
  const mgmt: Publication['mgmt'] = {
    publish: async () => {
      const isNew = !registered;
      registered = true;
      return isNew;
    },
    published: async () => new Map(),
    releases: async () =>
      registered
        ? [{ version: '2.0.0', publishedAt: PUBLISHED, publishedBy: null, details: null }]
        : [],
    noteShell: async () => {},
    rollouts: async () => new Map(history.slice(0, 1).map((latest) => [REMOTE, latest])),
    history: async () => history,
    edit: async (_remote, { edit }) => {
      asked.push(edit);
      left -= 1;
      if (left >= 0) throw new Problem('entry.js cannot be reached.');
      if (edit.kind === 'everyone')
        history.unshift(decided(history.length + 1, PUBLISH_AUTHOR, everyone(edit.version)));
      return { rollout: decided(1, PUBLISH_AUTHOR), changes: [], dryRun: false };
    },
  };
  return { mgmt, asked };
}

const publish = (mgmt: Publication['mgmt']) =>
  publishBuilds([relative(root, folder)], {
    mgmt,
    assets: createAssetFolder(join(folder, 'assets')),
    author: PUBLISH_AUTHOR,
    reason: 'Version 2.0.0 of the portal.',
  });

const give = everyone('2.0.0');

test('what was refused is asked for again, although its release is registered by then [C-680]', async () => {
  const { mgmt, asked } = mgmtWith([decided(1, 'Ana', everyone('1.0.0'))], { refusals: 1 });
  await publish(mgmt);
  expect(asked).toEqual([give, give]);
});

test('what is refused twice is told [C-680]', async () => {
  const { mgmt } = mgmtWith([decided(1, 'Ana', everyone('1.0.0'))], { refusals: 2 });
  await expect(publish(mgmt)).rejects.toThrow('entry.js cannot be reached.');
});

test('a start goes on from one that broke off after the release was registered [C-680]', async () => {
  const { mgmt, asked } = mgmtWith([decided(1, 'Ana', everyone('1.0.0'))], { isRegistered: true });
  await publish(mgmt);
  await publish(mgmt);
  expect(asked).toEqual([give]);
});

test('a release that a person took back is not given again [C-680]', async () => {
  const back = [
    decided(3, 'Ana', everyone('1.0.0')),
    decided(2, PUBLISH_AUTHOR, give),
    decided(1, 'Ana', everyone('1.0.0')),
  ];
  const { mgmt, asked } = mgmtWith(back, { isRegistered: true });
  await publish(mgmt);
  expect(asked).toEqual([]);
});

test('what a person decided since the release was registered stays, though it does not name it [C-680]', async () => {
  const promoted = { ...decided(1, 'Rita', everyone('2.0.1')), changedAt: AFTER };
  const { mgmt, asked } = mgmtWith([promoted], { isRegistered: true });
  await publish(mgmt);
  expect(asked).toEqual([]);
});
