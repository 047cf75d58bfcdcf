import { ModuleFederation } from '@module-federation/runtime-core';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createFederationCore } from './createFederationCore.ts';
import type { SharedCopy, ShareScope } from './shareScope.ts';

const LIBRARIES = ['react', 'ky', 'other'] as const;

/** As the preset declares it. */
type Copy = SharedCopy & { shareConfig: { requiredVersion: string } };

/** A copy of a library says which version it is. */
function copyOf(version: string, range: string): Copy {
  return {
    version,
    get: () => Promise.resolve(() => ({ version })),
    scope: ['default'],
    shareConfig: { requiredVersion: range },
  };
}

interface Remote {
  name: string;
  shared: Record<string, Copy[]>;
}

interface Instance<Scope> {
  initOptions(options: object): unknown;
  initShareScopeMap(name: string, scope: Scope): void;
  initializeSharing(name: string, options: object): unknown;
  loadShare(
    library: string,
    options: { customShareInfo: Pick<Copy, 'scope' | 'shareConfig'> },
  ): Promise<unknown>;
}

/** What the entry of a remote does when it is opened, and its code when it asks for libraries. */
async function open<Scope>(remote: Remote, instance: Instance<Scope>, scope: Scope) {
  instance.initOptions({ name: remote.name, remotes: [] });
  instance.initShareScopeMap('default', scope);
  instance.initializeSharing('default', { strategy: 'version-first', from: 'build' });
  const taken: unknown[] = [];
  for (const [library, [own]] of Object.entries(remote.shared)) {
    if (!own) continue;
    const { scope: names, shareConfig } = own;
    const customShareInfo = { scope: names, shareConfig };
    const factory = await instance.loadShare(library, { customShareInfo });
    taken.push([library, typeof factory === 'function' ? factory() : factory]);
  }
  return taken;
}

const options = ({ name, shared }: Remote) => ({
  name,
  id: '',
  remotes: [],
  shareStrategy: 'version-first' as const,
  shared,
});

const version = fc
  .tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 }), fc.nat({ max: 2 }))
  .map((parts) => parts.join('.'));
const need = fc
  .tuple(version, fc.constantFrom('^', '~'))
  .map(([own, sign]) => [copyOf(own, sign + own)]);
const remotes = fc
  .array(fc.dictionary(fc.constantFrom(...LIBRARIES), need, { noNullPrototype: true }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((all) => all.map((shared, index): Remote => ({ name: `remote_${index}`, shared })));
const lent = fc.dictionary(fc.constantFrom('react', 'ky'), version, { noNullPrototype: true });

const lib = (own: string) => () => ({ version: own });

/** A library that is lent, loaded or as one that comes when it is needed (C-858). */
const loadedCopy = (name: string, own: string) =>
  name === 'ky'
    ? { version: own, get: () => Promise.resolve(lib(own)), loaded: true }
    : { version: own, lib: lib(own) };

/** What a shell that is a host of Module Federation would lend. */
function theirScope(versions: Record<string, string>) {
  const host = new ModuleFederation({
    name: 'host',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(versions).map(([name, own]) => [name, loadedCopy(name, own)]),
    ),
  });
  return host.shareScopeMap['default'] ?? {};
}

function ourScope(versions: Record<string, string>): ShareScope {
  return Object.fromEntries(
    Object.entries(versions).map(([name, own]) => [
      name,
      { [own]: { ...copyOf(own, `^${own}`), ...loadedCopy(name, own) } },
    ]),
  );
}

test('remotes get the versions that the runtime of Module Federation would give them', async () => {
  await fc.assert(
    fc.asyncProperty(lent, remotes, async (versions, all) => {
      const theirs = theirScope(versions);
      const ours = ourScope(versions);
      const core = createFederationCore((scope) => scope);
      for (const remote of all) {
        const [expected, given] = await Promise.all([
          open(remote, new ModuleFederation(options(remote)), theirs),
          open(remote, new core.ModuleFederation(options(remote)), ours),
        ]);
        expect(given).toEqual(expected);
      }
    }),
  );
});

test('a remote that brings the runtime of Module Federation itself gets them from the scope of the shell', async () => {
  await fc.assert(
    fc.asyncProperty(lent, remotes, async (versions, all) => {
      const theirs = theirScope(versions);
      // The library declares more of a copy than it needs.
      const ours = Object.assign(theirScope({}), ourScope(versions));
      for (const remote of all) {
        const [expected, given] = await Promise.all([
          open(remote, new ModuleFederation(options(remote)), theirs),
          open(remote, new ModuleFederation(options(remote)), ours),
        ]);
        expect(given).toEqual(expected);
      }
    }),
  );
});

test('what is lent and comes when it is needed is taken, although a remote brings a newer one [C-858]', async () => {
  const scope = ourScope({ ky: '2.0.0' });
  const core = createFederationCore((whole) => whole);
  const taken = [];
  for (const own of ['2.1.0', '2.0.0']) {
    const remote: Remote = { name: `remote_${own}`, shared: { ky: [copyOf(own, `^${own}`)] } };
    taken.push(await open(remote, new core.ModuleFederation(options(remote)), scope));
  }
  expect(taken).toEqual([[['ky', { version: '2.1.0' }]], [['ky', { version: '2.0.0' }]]]);
});

const copies = (copy: Copy): Remote => ({ name: 'remote_a', shared: { react: [copy] } });
const needs = (copy: Copy) => ({
  customShareInfo: { scope: copy.scope, shareConfig: copy.shareConfig },
});

function openedRemote(remote: Remote, scope: ShareScope) {
  const core = createFederationCore((whole) => whole);
  const instance = new core.ModuleFederation(options(remote));
  instance.initShareScopeMap('default', scope);
  instance.initializeSharing('default');
  return instance;
}

test('two remotes that bring the same version load one copy of it', async () => {
  const get = vi.fn<SharedCopy['get']>(() => Promise.resolve(() => ({})));
  const copy = { ...copyOf('18.3.1', '^18.3.1'), get };
  const scope: ShareScope = {};
  const first = openedRemote(copies(copy), scope).loadShare('react', needs(copy));
  const second = openedRemote(copies(copy), scope).loadShare('react', needs(copy));
  expect(await second).toBe(await first);
  expect(get).toHaveBeenCalledTimes(1);
});

test('a copy that could not be loaded is asked for again', async () => {
  const get = vi
    .fn<SharedCopy['get']>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => ({ version: '18.3.1' }));
  const copy = { ...copyOf('18.3.1', '^18.3.1'), get };
  const instance = openedRemote(copies(copy), {});
  await expect(instance.loadShare('react', needs(copy))).rejects.toThrow('offline');
  const factory = await instance.loadShare('react', needs(copy));
  expect(factory && factory()).toEqual({ version: '18.3.1' });
});

test('a remote of before contract 1.2 finds the instance that it has made already', () => {
  const core = createFederationCore((scope) => scope);
  const instance = new core.ModuleFederation({ name: 'mf_payment_0_1_0' });
  core.setGlobalFederationInstance(instance);
  const known = core.CurrentGlobal.__FEDERATION__.__INSTANCES__;
  expect(known.find(({ options: { name } }) => name === 'mf_payment_0_1_0')).toBe(instance);
});
