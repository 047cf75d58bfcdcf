import type { PublishedRelease, RemoteOverview } from '@portal/rollout/rolloutOverview';
import type { Rollout } from '@portal/rollout/rollout';
import { expect, test } from 'vitest';
import { describeChanges, describeHistory, describeRemote } from './describe.ts';

const rollout: Rollout = {
  remote: 'mf-booking',
  revision: 7,
  rules: [{ kind: 'everyone', version: '1.0.0' }],
  killed: ['1.1.0'],
  lastKnownGood: '1.0.0',
  author: 'Ana',
  reason: 'Pays twice',
  changedAt: '2026-07-22T23:30:00.000Z',
};

test('the history tells what is killed, and the time on the portal’s clock', () => {
  const [, line] = describeHistory([rollout]).split('\n');
  expect(line).toBe('7         2026-07-23 00:30  Ana  Pays twice  everyone 1.0.0; killed 1.1.0');
});

test('a change says all that is in force afterwards, what is killed included', () => {
  expect(describeChanges({ rollout, changes: [], dryRun: false })).toBe(
    'mf-booking is at revision 7: everyone 1.0.0; killed 1.1.0.\nNo provider gets anything else than before.',
  );
});

const overview: RemoteOverview = {
  remote: 'mf-booking',
  rollout,
  providers: [],
  health: [
    {
      version: '1.0.0',
      loads: 4000,
      failures: 0,
      medianMilliseconds: 140,
      codes: [],
      errors: [],
      remarks: [],
    },
    {
      version: '1.1.0',
      loads: 400,
      failures: 2,
      medianMilliseconds: 200,
      codes: [{ code: 'REMOTE-LOAD', count: 2 }],
      errors: [],
      remarks: [
        { code: 'REMOTE-HANDLER', pages: 40, isUnusual: true },
        { code: 'BUS-FLOOD', pages: 1, isUnusual: false },
      ],
    },
    {
      version: '0.9.0',
      loads: 0,
      failures: 0,
      medianMilliseconds: null,
      codes: [],
      errors: [],
      remarks: [{ code: 'BUS-FLOOD', pages: 1, isUnusual: false }],
    },
  ],
  slower: [],
  releases: [],
};

test('what versions did wrong on the page stands beside their failures', () => {
  const lines = describeRemote(overview).split('\n');
  expect(lines.slice(-4).map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['version', 'loads', 'failures', 'median', 'remarks'],
    ['0.9.0', '0', '0 (0 %)', 'BUS-FLOOD on 1 page'],
    ['1.0.0', '4000', '0 (0 %)', '140 ms'],
    [
      '1.1.0',
      '400',
      '2 (0.5 %) REMOTE-LOAD 2',
      '200 ms',
      'REMOTE-HANDLER on 40 pages (10 % of loads), more than usual; BUS-FLOOD on 1 page (0.3 % of loads)',
    ],
  ]);
});

test('a release that is slower for customers is told as advice [C-980]', () => {
  const slower = {
    ...({ version: '1.1.0', page: 'schedule', metric: 'INP', provider: 'lima.localhost' } as const),
    ...{ since: '2026-07-22T23:30:00.000Z', everyone: '1.0.0', evidence: 7431 },
    ...{ canary: { views: 80, slow: 24 }, control: { views: 400, slow: 20 } },
  };
  expect(describeRemote({ ...overview, slower: [slower] }).split('\n')).toContain(
    '  advice: 1.1.0 is slower for customers: page schedule, a press answered later than after 0.2 s in 24 of 80 (30.0 %) views at lima.localhost, in the same time in 20 of 400 (5.0 %) of 1.0.0; chance says so less than once in 7000 times',
  );
});

test('what the versions in force and the newest are made of is told', () => {
  const published = (version: string, more: Partial<PublishedRelease>): PublishedRelease => ({
    version,
    publishedAt: '2026-07-22T23:30:00.000Z',
    publishedBy: 'Rita (Points)',
    details: null,
    ...more,
  });
  const made = {
    commit: 'c0b2af09d1e4f5a6b7c8',
    author: 'Ana',
    notes: 'Mais pontos\n\nPor cada revisão.',
    build: { node: '20.19.0', webpack: '5.110.3', sources: 'abc', isClean: true },
  };
  const dirty = { isClean: false, dirtyBecause: 'A trial', untestedBecause: 'No time' };
  const releases = [
    published('1.3.0', { details: { build: dirty } }),
    published('1.2.0', { details: made }),
    published('1.1.0', { details: made }),
    published('1.0.0', { publishedBy: null }),
  ];
  const lines = describeRemote({ ...overview, releases }).split('\n');
  expect(lines.slice(-3).map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['version', 'published', 'by', 'commit', 'build', 'notes'],
    [
      '1.3.0',
      '2026-07-23 00:30',
      'Rita (Points)',
      'no commit and changes (A trial), untested (No time)',
    ],
    [
      '1.1.0',
      '2026-07-23 00:30',
      'Rita (Points), Ana',
      'c0b2af09d1',
      'Node 20.19.0, webpack 5.110.3, sources abc',
      'Mais pontos',
    ],
  ]);
  expect(describeHistory([rollout], releases).split('\n').slice(-2)[1]).toMatch(
    /^1\.1\.0 .*Mais pontos$/,
  );
});
