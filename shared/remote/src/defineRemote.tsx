import type { MountProps, RemoteLifecycles } from '@portal/contract/remoteLifecycles';
import { createStore, Provider } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createQueryClient } from './createQueryClient.ts';
import { ParcelProviders } from './ParcelProviders.tsx';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import { createViewRegistry, type RemoteViews } from './viewRegistry.ts';

export interface RemoteDefinition extends RemoteViews {
  /** Same name as in `remote.json`. */
  name: string;
}

/** Tells when what is inside of it was drawn. */
function Drawn({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}

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
  const registry = createViewRegistry(definition);
  const queryClient = createQueryClient();
  let store = createStore();
  const roots = new WeakMap<HTMLElement, Root>();
  let forgetsOnEnd = false;

  function forgetWhenSessionEnds({ portal }: MountProps): void {
    if (forgetsOnEnd) return;
    forgetsOnEnd = true;
    portal.bus.on('session.ended', () => {
      queryClient.clear();
      store = createStore();
    });
  }

  /** @returns when the view is on the page, failed or not: a failure is told to the shell. */
  function draw(props: MountProps): Promise<void> {
    const { domElement, view } = props;
    const Page = registry.loaded(view);
    return new Promise((tell) => {
      roots.get(domElement)?.render(
        <Drawn tell={tell}>
          <RemoteErrorBoundary {...props}>
            <Provider store={store}>
              <ParcelProviders parcel={props} queryClient={queryClient}>
                {Page && <Page key={`${view.kind}-${view.name}`} />}
              </ParcelProviders>
            </Provider>
          </RemoteErrorBoundary>
        </Drawn>,
      );
    });
  }

  return {
    bootstrap: () => Promise.resolve(),
    async mount(props) {
      forgetWhenSessionEnds(props);
      await registry.load(props.view);
      const { domElement, failed } = props;
      const root = createRoot(domElement, {
        // Ids of several roots on one page must not collide.
        identifierPrefix: `${domElement.dataset['mount'] ?? definition.name}-`,
        // What no boundary catches has emptied the root.
        onUncaughtError: (error) => failed?.(error),
      });
      roots.set(domElement, root);
      return draw(props);
    },
    async update(props) {
      await registry.load(props.view);
      return draw(props);
    },
    async unmount({ domElement }) {
      roots.get(domElement)?.unmount();
      roots.delete(domElement);
    },
  };
}
