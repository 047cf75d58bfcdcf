import type { MountProps, RemoteLifecycles } from '@portal/contract/remoteLifecycles';
import { createStore, Provider } from 'jotai';
import React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { createQueryClient } from './createQueryClient.ts';
import { ParcelProviders } from './ParcelProviders.tsx';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import { createViewRegistry, type RemoteViews } from './viewRegistry.ts';

export interface RemoteDefinition extends RemoteViews {
  /** Same name as in `remote.json`. */
  name: string;
}

/** The shell is the only one who mounts parcels. */
function refuseNestedParcel(): never {
  throw new Error('A remote cannot mount parcels; open a panel through portal.navigation.');
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
  const failures = new WeakMap<HTMLElement, MountProps['failed']>();
  let forgetsOnEnd = false;

  function forgetWhenSessionEnds({ portal }: MountProps): void {
    if (forgetsOnEnd) return;
    forgetsOnEnd = true;
    portal.bus.on('session.ended', () => {
      queryClient.clear();
      store = createStore();
    });
  }

  function RemoteRoot(props: MountProps) {
    const Page = registry.loaded(props.view);
    return (
      <Provider store={store}>
        <ParcelProviders parcel={props} queryClient={queryClient}>
          {Page && <Page key={`${props.view.kind}-${props.view.name}`} />}
        </ParcelProviders>
      </Provider>
    );
  }

  const lifecycles = singleSpaReact<MountProps>({
    React,
    ReactDOMClient: {
      createRoot: (element: HTMLElement) =>
        ReactDOMClient.createRoot(element, {
          // Ids of several roots on one page must not collide.
          identifierPrefix: `${element.dataset['mount'] ?? definition.name}-`,
          // What no boundary catches has emptied the root.
          onUncaughtError: (error) => failures.get(element)?.(error),
        }),
    },
    rootComponent: RemoteRoot,
    errorBoundaryClass: RemoteErrorBoundary,
  });

  const complete = (props: MountProps) => ({
    ...props,
    singleSpa: null,
    mountParcel: refuseNestedParcel,
  });

  return {
    bootstrap: (props) => lifecycles.bootstrap(complete(props)),
    async mount(props) {
      forgetWhenSessionEnds(props);
      failures.set(props.domElement, props.failed);
      await registry.load(props.view);
      return lifecycles.mount(complete(props));
    },
    async update(props) {
      await registry.load(props.view);
      return lifecycles.update?.(complete(props));
    },
    unmount: (props) => lifecycles.unmount(complete(props)),
  };
}
