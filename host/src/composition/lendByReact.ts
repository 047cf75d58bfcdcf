import {
  satisfy,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/runtime-core';

/** What is lent without holding React: everything else works with one copy of React only. */
const WITHOUT_REACT = ['ky'];

/**
 * Lets a remote take React and the libraries that hold it from the shell together, or none of them. Versions are
 * compared key by key: a remote that brings its own React would otherwise still get the router and the query client
 * of the shell, whose hooks belong to the React of the shell. Remotes that bring the same React share it.
 * @param react version of React that the shell lends
 */
export function lendByReact(react: string): ModuleFederationRuntimePlugin {
  const scopes: ModuleFederation['shareScopeMap'] = {};
  return {
    name: 'lend-by-react',
    initContainerShareScopeMap(container) {
      const { origin, scopeName, shareScope } = container;
      const own = origin.options.shared['react']?.[0];
      const wanted = own?.shareConfig.requiredVersion;
      if (!own || !wanted || satisfy(react, wanted)) return container;
      const lent = Object.entries(shareScope).filter(([name]) => WITHOUT_REACT.includes(name));
      origin.shareScopeMap[scopeName] = scopes[own.version] ??= Object.fromEntries(
        lent.map(([name, versions]) => [name, { ...versions }]),
      );
      return container;
    },
  };
}
