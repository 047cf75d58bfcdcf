import { readFileSync } from 'node:fs';
import { reactLibraries, sharedLibraries } from '@portal/webpack/sharedLibraries';
import { sharedVersions } from '@portal/webpack/sharedVersions';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test, vi } from 'vitest';

/** Every name that a released shell has ever lent, a line each: `- @portal/remote/query: useQuery`. */
const REPORT = 'host/shared-names.md';
/** What a remote takes of the federation runtime, which it is built without. */
const CORE = 'federation core';

const host = fileURLToPath(new URL('../../../', import.meta.url));

/** What this shell lends. Of React all of it, whatever that is in a version: there is nothing to leave out. */
async function sharedNames(): Promise<string[]> {
  vi.stubGlobal('PORTAL_SHARED_VERSIONS', sharedVersions(host));
  const shared = await import('./sharedLibraries.ts');
  const { createShareScope } = await import('./createShareScope.ts');
  createShareScope();
  const lent = await Promise.all(
    sharedLibraries
      .filter((library) => !reactLibraries.includes(library))
      .map(async (library): Promise<[string, object]> => {
        const factory = await shared.sharedLibraries[library].get();
        return [library, factory()];
      }),
  );
  const core: unknown = Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE');
  if (typeof core !== 'object' || core === null) throw new Error('The shell lends no core.');
  return [...lent, [CORE, core] as const].flatMap(([library, module]) =>
    Object.keys(module).map((name) => `- ${library}: ${name}`),
  );
}

let lent: string[];
let reported: string[];
beforeAll(async () => {
  lent = await sharedNames();
  const report = readFileSync(new URL('../../../shared-names.md', import.meta.url), 'utf8');
  reported = report.split('\n').filter((line) => line.startsWith('- '));
});

test('no name is lost that a released remote may have been built with', () => {
  const lost = reported.filter((line) => !lent.includes(line));
  const what = `A released remote may need what this shell lends no more:\n${lost.join('\n')}\nPut it back, or lend what remains under another key of the share scope, beside the old one (docs/skew.md).`;
  expect(lost.length === 0 ? '' : what).toBe('');
});

test('every name that is lent is written down, so that it can be missed', () => {
  const added = lent.filter((line) => !reported.includes(line));
  const what = `Add to ${REPORT}:\n${added.join('\n')}`;
  expect(added.length === 0 ? '' : what).toBe('');
});
