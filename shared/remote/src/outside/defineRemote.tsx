import type { RemoteLifecycles } from '@portal/contract/remoteLifecycles';
import { createRemote, type RemoteDefinition } from '../lifecycle/createRemote.tsx';
import { PlainCrash } from './PlainCrash.tsx';

/**
 * Turns pages and panels into what the shell mounts. Page and panel names are those of
 * `remote.json`; each is loaded when it is first shown, before anything on screen changes,
 * so a chunk that cannot be loaded fails the mount and not the page.
 *
 * @example
 * export const { bootstrap, mount, update, unmount } = defineRemote({
 *   name: 'mf-points',
 *   pages: {
 *     points: () => import('./PointsPage.tsx'),
 *   },
 * });
 */
export function defineRemote(definition: RemoteDefinition): RemoteLifecycles {
  return createRemote(definition, PlainCrash);
}
