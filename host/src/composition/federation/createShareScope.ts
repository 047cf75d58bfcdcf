import { shareByReact } from './shareByReact.ts';
import { createFederationCore } from './createFederationCore.ts';
import { sharedLibraries } from './sharedLibraries.ts';
import type { ShareScope } from './shareScope.ts';

/** Makes the share scope from which every remote takes its libraries, and lends it the core. */
export function createShareScope(): ShareScope {
  const core = createFederationCore(shareByReact(sharedLibraries.react.version));
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', core);
  return Object.fromEntries(
    Object.entries(sharedLibraries).map(([library, copy]) => [library, { [copy.version]: copy }]),
  );
}
