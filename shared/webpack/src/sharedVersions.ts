import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { sharedLibraries, type SharedLibrary, type SharedVersions } from './sharedLibraries.ts';

/** The package whose version stands for a key of the share scope. */
function packageBehind(library: SharedLibrary): string {
  if (library === '@portal/remote/router') return 'react-router-dom';
  if (library === '@portal/remote/query') return '@tanstack/react-query';
  return library.split('/')[0] ?? library;
}

function versionIn(packageFile: string, name: string): string | undefined {
  if (!existsSync(packageFile)) return undefined;
  const content: unknown = JSON.parse(readFileSync(packageFile, 'utf8'));
  if (typeof content !== 'object' || content === null) return undefined;
  if (!('name' in content) || content.name !== name) return undefined;
  return 'version' in content && typeof content.version === 'string' ? content.version : undefined;
}

/** The helpers for remotes: in this repository, and as they are published. */
const KITS = ['@portal/remote', '@portal/remote-react'] as const;

function kitOf(folder: string) {
  return KITS.find((name) => existsSync(join(folder, 'node_modules', name)));
}

/**
 * Where a package finds shared libraries: in its own dependencies, and in those of the
 * helpers for remotes, which use some of them on behalf of every remote.
 */
export function sharedModuleFolders(folder: string): string[] {
  const own = join(folder, 'node_modules');
  const name = kitOf(folder);
  if (name === undefined) return [own];
  const kit = realpathSync(join(own, name));
  // Package managers put what it depends on into it, or beside it.
  return [own, join(kit, 'node_modules'), join(kit, '..', '..')];
}

/**
 * Version of a library as the package in `folder` would load it. Reads package.json
 * directly: `exports` may hide it, and a library may have no CommonJS entry.
 */
function installedVersion(name: string, folder: string): string | undefined {
  for (const modules of sharedModuleFolders(folder)) {
    const version = versionIn(join(modules, name, 'package.json'), name);
    if (version !== undefined) return version;
  }
  return undefined;
}

/** A shared library as one package can load it. */
export interface UsableLibrary {
  library: SharedLibrary;
  version: string;
  /** By which name the package's code imports it. */
  request: string;
}

/** Those shared libraries that the package in `folder` can load: a remote need not use them all. */
export function usableLibraries(folder: string): UsableLibrary[] {
  const kit = kitOf(folder);
  return sharedLibraries.flatMap((library): UsableLibrary[] => {
    const isOfKit = library.startsWith('@portal/remote/');
    if (isOfKit && kit === undefined) return [];
    const version = installedVersion(packageBehind(library), folder);
    const request = isOfKit ? library.replace('@portal/remote', `${kit}`) : library;
    return version === undefined ? [] : [{ library, version, request }];
  });
}

/**
 * Versions of all shared libraries seen from the package in `folder`, which lends them.
 * @throws when one is not installed there.
 */
export function sharedVersions(folder: string): SharedVersions {
  const version = (library: SharedLibrary): string => {
    const name = packageBehind(library);
    const installed = installedVersion(name, folder);
    if (installed !== undefined) return installed;
    throw new Error(
      `${name} is not installed for ${folder}: add it to that package.json and install.`,
    );
  };
  return {
    react: version('react'),
    'react-dom': version('react-dom'),
    'react-dom/client': version('react-dom/client'),
    'react/jsx-runtime': version('react/jsx-runtime'),
    '@portal/remote/router': version('@portal/remote/router'),
    '@portal/remote/query': version('@portal/remote/query'),
    jotai: version('jotai'),
    ky: version('ky'),
  };
}
