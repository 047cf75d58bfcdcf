import type { RemoteLifecycles } from '@portal/contract/remoteLifecycles';
import { CrashedPanel } from './CrashedPanel.tsx';
import { createRemote, type RemoteDefinition } from './createRemote.tsx';

/**
 * Turns pages and panels into what the shell mounts. Page and panel names are those of
 * `remote.json`; each is loaded when it is first shown, before anything on screen changes,
 * so a chunk that cannot be loaded fails the mount and not the page.
 *
 * @example
 * export const { bootstrap, mount, update, unmount } = defineRemote({
 *   name: 'mf-services',
 *   pages: {
 *     services: () => import('./pages/services/ServicesPage.tsx'),
 *   },
 * });
 */
export function defineRemote(definition: RemoteDefinition): RemoteLifecycles {
  return createRemote(definition, CrashedPanel);
}
