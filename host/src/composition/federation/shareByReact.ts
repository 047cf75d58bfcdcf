import { satisfies } from './satisfies.ts';
import type { SharedCopy, ShareScope } from './shareScope.ts';

/** What is lent without holding React: everything else works with one copy of React only. */
const WITHOUT_REACT = ['ky'];

/**
 * Lets a remote take React and the libraries that hold it from the shell together, or none of them. Versions are
 * compared key by key: a remote that brings its own React would otherwise still get the router and the query client
 * of the shell, whose hooks belong to the React of the shell. Remotes that bring the same React share it.
 * @param react version of React that the shell lends
 * @returns the share scope that a remote sees which brings its `own` copies
 */
export function shareByReact(react: string) {
  const scopes: Record<string, ShareScope> = {};
  return (
    scope: ShareScope,
    copies: Readonly<Record<string, readonly SharedCopy[]>>,
  ): ShareScope => {
    const own = copies['react']?.[0];
    if (!own) return scope;
    const { requiredVersion = `^${own.version}` } = own.shareConfig;
    if (satisfies(react, requiredVersion)) return scope;
    const lent = Object.entries(scope).filter(([library]) => WITHOUT_REACT.includes(library));
    return (scopes[own.version] ??= Object.fromEntries(
      lent.map(([library, versions]) => [library, { ...versions }]),
    ));
  };
}
