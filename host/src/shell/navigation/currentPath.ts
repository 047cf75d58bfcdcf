import { appPath } from '../../address/modeOf.ts';

/** The app path of this page and its query. */
export function currentPath(): string {
  return (appPath(window.location.pathname) ?? '/') + window.location.search;
}
