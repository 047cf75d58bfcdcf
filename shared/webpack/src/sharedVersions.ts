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

/**
 * Where a package finds shared libraries: in its own dependencies, and in those of
 * `@portal/remote`, which uses some of them on behalf of every remote.
 */
export function sharedModuleFolders(folder: string): string[] {
  const own = join(folder, 'node_modules');
  const kit = join(own, '@portal', 'remote');
  return existsSync(kit) ? [own, join(realpathSync(kit), 'node_modules')] : [own];
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

/** Versions of those shared libraries that the package in `folder` can load: a remote need not use them all. */
export function usableVersions(folder: string): [SharedLibrary, string][] {
  const hasKit = existsSync(join(folder, 'node_modules', '@portal', 'remote'));
  return sharedLibraries.flatMap((library): [SharedLibrary, string][] => {
    const version =
      hasKit || !library.startsWith('@portal/remote/')
        ? installedVersion(packageBehind(library), folder)
        : undefined;
    return version === undefined ? [] : [[library, version]];
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
