import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildProblem } from './buildProblem.ts';
import { readEnvironment } from './readEnvironment.ts';

test('in production an edge listens on this machine only until it is told otherwise', () => {
  const production = { PORTAL_ENVIRONMENT: 'production', PORTAL_DATA_DIR: '/var/lib/portal' };
  expect(readEnvironment({}, '/portal').host).toBe('0.0.0.0');
  expect(readEnvironment(production, '/portal').host).toBe('127.0.0.1');
  const everywhere = { ...production, PORTAL_EDGE_HOST: '0.0.0.0' };
  expect(readEnvironment(everywhere, '/portal').host).toBe('0.0.0.0');
});

test('a line of the settings that says nothing counts as absent', () => {
  const empty = { PORTAL_BACKEND_URL: '', PORTAL_HOST_BUILD: ' ', PORTAL_DRAIN_SECONDS: '' };
  expect(readEnvironment(empty, '/portal')).toEqual(readEnvironment({}, '/portal'));
  expect(() => readEnvironment({ PORTAL_ENVIRONMENT: 'production' }, '/portal')).toThrow(
    'PORTAL_DATA_DIR',
  );
});

test('an edge in production without a build of the shell says so instead of starting for ever', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const edge = { mode: 'production', hostBuild: folder, dataDirectory: folder } as const;
  expect(buildProblem(edge)).toContain('no build of the shell');
  expect(buildProblem({ ...edge, mode: 'development' })).toBeUndefined();
  writeFileSync(join(folder, 'host.json'), '{}');
  expect(buildProblem(edge)).toBeUndefined();
  expect(buildProblem({ ...edge, dataDirectory: join(folder, 'host.json') })).toContain(
    'PORTAL_DATA_DIR',
  );
  rmSync(folder, { recursive: true });
});
