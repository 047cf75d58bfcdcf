import { appPath } from '../../address/appPath.ts';

/** The app path of this page and its query. */
export function currentPath(): string {
  return (appPath(window.location.pathname) ?? '/') + window.location.search;
}
