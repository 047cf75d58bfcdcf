import * as query from '@portal/remote/query';
import * as router from '@portal/remote/router';
import type { SharedLibrary, SharedVersions } from '@portal/webpack/sharedLibraries';
import * as jotai from 'jotai';
import react from 'react';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import { loadKy } from './loadKy.ts';
import type { SharedCopy } from './shareScope.ts';

// Written into the build by the preset, from what is installed.
declare const PORTAL_SHARED_VERSIONS: SharedVersions;

/** What every page begins with. */
const modules: Record<Exclude<SharedLibrary, 'ky'>, object> = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react/jsx-runtime': jsxRuntime,
  '@portal/remote/router': router,
  '@portal/remote/query': query,
  jotai,
};

function describe(name: SharedLibrary) {
  const version = PORTAL_SHARED_VERSIONS[name];
  return { version, scope: ['default'], shareConfig: { requiredVersion: `^${version}` } };
}

function share(name: keyof typeof modules) {
  const lib = () => modules[name];
  return { ...describe(name), lib, get: () => Promise.resolve(lib) };
}

/** Comes when the first call of a page needs it, and before code of remotes that cannot do without (C-858). */
const ky = {
  ...describe('ky'),
  get: async () => {
    const library = await loadKy();
    return () => library;
  },
  loaded: true,
};

/** What the host lends to remotes; a remote that needs another version brings its own. */
export const sharedLibraries = {
  react: share('react'),
  'react-dom': share('react-dom'),
  'react-dom/client': share('react-dom/client'),
  'react/jsx-runtime': share('react/jsx-runtime'),
  '@portal/remote/router': share('@portal/remote/router'),
  '@portal/remote/query': share('@portal/remote/query'),
  jotai: share('jotai'),
  ky,
} satisfies Record<SharedLibrary, SharedCopy>;
