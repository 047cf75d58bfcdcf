import { chooseCopy } from './chooseCopy.ts';
import { satisfies } from './satisfies.ts';
import type { Factory, SharedCopy, ShareScope } from './shareScope.ts';

type Declared = Readonly<Record<string, readonly SharedCopy[]>>;

interface Options {
  name: string;
  shareStrategy?: string;
  shared?: Declared;
}

/** Decides what of the page's libraries a remote gets to see. */
type Narrow = (scope: ShareScope, own: Declared) => ShareScope;

function load(copy: SharedCopy): Promise<Factory> {
  const fetched = copy.get().then(
    (factory) => {
      copy.lib = factory;
      return factory;
    },
    (failure: unknown) => {
      // What could not be loaded is asked for again by whoever needs it next.
      copy.loading = undefined;
      throw failure;
    },
  );
  copy.loading = fetched;
  return fetched;
}

/**
 * The part of Module Federation's runtime that remotes are built without, because the shell lends it. The library's own
 * also finds, loads and preloads remotes by manifests, and asks plugins at every step; beside what remotes call of it,
 * that was 6 KB of every start. Each remote makes one instance for itself.
 *
 * @param narrow applied to the share scope of the page when a remote is opened
 * @returns what remotes find under `_FEDERATION_RUNTIME_CORE`; `host/shared-names.md` lists its names
 */
export function createFederationCore(narrow: Narrow) {
  const instances: ModuleFederation[] = [];

  class ModuleFederation {
    readonly name: string;
    readonly options: Options;
    readonly shareScopeMap: Record<string, ShareScope> = {};
    private own: Record<string, readonly SharedCopy[]> = {};

    constructor(options: Options) {
      this.name = options.name;
      this.options = options;
      this.registerShared(options.shared);
    }

    /** Called when a container is opened; says again what the constructor was told. */
    initOptions(): Options {
      return this.options;
    }

    registerShared(declared: Declared = {}): void {
      this.own = { ...declared, ...this.own };
    }

    /** Takes the page's share scope. */
    initShareScopeMap(scopeName: string, scope: ShareScope): void {
      this.shareScopeMap[scopeName] = narrow(scope, this.own);
    }

    /**
     * Adds the remote's own copies to the scope, behind those of the same version that are there.
     * @returns what a remote waits for beside it: nothing
     */
    initializeSharing(scopeName: string): unknown[] {
      const scope = (this.shareScopeMap[scopeName] ??= {});
      for (const [library, copies] of Object.entries(this.own)) {
        for (const copy of copies) {
          const known = (scope[library] ??= {});
          known[copy.version] ??= { ...copy, from: this.name };
        }
      }
      return [];
    }

    /** @returns false when the scope has nothing that fits: then the remote takes its own copy past it. */
    loadShare(
      library: string,
      { customShareInfo }: { customShareInfo: Pick<SharedCopy, 'scope' | 'shareConfig'> },
    ): Promise<Factory | false> {
      const { scope: names, shareConfig } = customShareInfo;
      for (const name of names) {
        this.initializeSharing(name);
        const copies = this.shareScopeMap[name]?.[library];
        const copy = copies && chooseCopy(copies, shareConfig.requiredVersion);
        if (copy?.lib) return Promise.resolve(copy.lib);
        if (copy) return copy.loading ?? load(copy);
      }
      return Promise.resolve(false);
    }
  }

  return {
    ModuleFederation,
    satisfy: satisfies,
    setGlobalFederationInstance: (instance: ModuleFederation) => void instances.push(instance),
    // Remotes of before contract 1.2 look here for an instance of the same name before they make theirs.
    CurrentGlobal: { __FEDERATION__: { __INSTANCES__: instances } },
    getGlobalFederationConstructor: () => undefined,
    setGlobalFederationConstructor: () => undefined,
    registerGlobalPlugins: () => undefined,
    assert: (condition: unknown, message: string) => {
      if (!condition) throw new Error(message);
    },
    helpers: { global: {}, share: {}, utils: {} },
  };
}
