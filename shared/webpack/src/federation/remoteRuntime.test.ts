import { expect, test, vi } from 'vitest';
import runtime from './remoteRuntime.mjs';

type Factory = () => { version: string };

const LENT = '19.3.1';
/** Module of the remote that stands for React, and the chunk that needs it. */
const REACT = 388;
const CHUNK = 697;

/** A page whose shell lends one version of React, and what webpack makes for a remote that needs a range of it. */
function openRemote(range: string, fallback: () => Promise<Factory>) {
  const version = range.slice(1);
  const { init, initContainerEntry, consumes } = runtime.bundlerRuntime;
  const modules: Record<number, (module: { exports?: unknown }) => void> = {};
  const shareConfig = { requiredVersion: range, singleton: false };
  const shared = { react: [{ version, get: fallback, scope: ['default'], shareConfig }] };
  const initOptions = { name: 'mf_one', remotes: [], shareStrategy: 'version-first', shared };
  const webpackRequire = {
    m: modules,
    c: {},
    o: (object: object, key: PropertyKey) => Object.hasOwn(object, key),
    federation: { initOptions, instance: {} },
    consumesLoadingData: {
      chunkMapping: { [CHUNK]: [REACT] },
      moduleIdToConsumeDataMapping: {
        [REACT]: { shareKey: 'react', shareScope: ['default'], fallback, ...shareConfig },
      },
    },
  };
  webpackRequire.federation.instance = init({ webpackRequire });
  const lib = () => ({ version: LENT });
  initContainerEntry({
    webpackRequire,
    shareScope: { react: { [LENT]: { version: LENT, lib, scope: ['default'], loaded: true } } },
  });
  const installedModules = {};
  return async function load(): Promise<unknown> {
    const promises: Promise<void>[] = [];
    consumes({ chunkId: CHUNK, promises, installedModules, webpackRequire });
    await Promise.all(promises);
    const module: { exports?: unknown } = {};
    modules[REACT]?.(module);
    return module.exports;
  };
}

test('a remote takes from the shell what fits, and of its own copy nothing is asked', async () => {
  const own = vi.fn<() => Promise<Factory>>();
  const load = openRemote('^19.0.0', own);
  expect(await load()).toEqual({ version: LENT });
  expect(await load()).toEqual({ version: LENT });
  expect(own).not.toHaveBeenCalled();
});

test('a remote brings its own copy where the one of the shell does not fit', async () => {
  const load = openRemote('^18.3.1', () => Promise.resolve(() => ({ version: '18.3.1' })));
  expect(await load()).toEqual({ version: '18.3.1' });
});

test('a chunk whose library cannot be loaded does not run', async () => {
  const load = openRemote('^18.3.1', () => Promise.reject(new Error('offline')));
  await expect(load()).rejects.toThrow('offline');
});
