import * as query from '@portal/remote/query';
import * as router from '@portal/remote/router';
import type { SharedLibrary, SharedVersions } from '@portal/webpack/sharedLibraries';
import * as jotai from 'jotai';
import * as ky from 'ky';
import react from 'react';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import type { SharedCopy } from './shareScope.ts';

// Written into the build by the preset, from what is installed.
declare const PORTAL_SHARED_VERSIONS: SharedVersions;

const modules: Record<SharedLibrary, object> = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react/jsx-runtime': jsxRuntime,
  '@portal/remote/router': router,
  '@portal/remote/query': query,
  jotai,
  ky,
};

function share(name: SharedLibrary) {
  const version = PORTAL_SHARED_VERSIONS[name];
  const lib = () => modules[name];
  return {
    version,
    lib,
    get: () => Promise.resolve(lib),
    scope: ['default'],
    shareConfig: { requiredVersion: `^${version}` },
  };
}

/** What the host lends to remotes; a remote that needs another version brings its own. */
export const sharedLibraries = {
  react: share('react'),
  'react-dom': share('react-dom'),
  'react-dom/client': share('react-dom/client'),
  'react/jsx-runtime': share('react/jsx-runtime'),
  '@portal/remote/router': share('@portal/remote/router'),
  '@portal/remote/query': share('@portal/remote/query'),
  jotai: share('jotai'),
  ky: share('ky'),
} satisfies Record<SharedLibrary, SharedCopy>;
