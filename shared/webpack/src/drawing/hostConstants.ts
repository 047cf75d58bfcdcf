import { sharedVersions } from '../sharedVersions.ts';

/** What the code of the host knows of its build: its version, and the versions of the libraries that it lends. */
export function hostConstants(folder: string, version: string): Record<string, string> {
  return {
    PORTAL_SHELL_VERSION: JSON.stringify(version),
    PORTAL_SHARED_VERSIONS: JSON.stringify(sharedVersions(folder)),
  };
}
