import type { MountProps, RemoteLifecycles } from '@portal/contract/remoteLifecycles';
import { createStore, Provider } from 'jotai';
import React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { createQueryClient } from './createQueryClient.ts';
import type { CrashedView } from './crashedView.ts';
import { ParcelProviders } from './ParcelProviders.tsx';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import type { StartRoot } from './startRoot.ts';
import { createViewRegistry, type RemoteViews } from './viewRegistry.ts';

export interface RemoteDefinition extends RemoteViews {
  /** Same name as in `remote.json`. */
  name: string;
  /** Given by a remote with drawn pages (`@portal/remote/takeOverDrawn`); else the element is empty and React fills it. */
  startRoot?: StartRoot;
}

/** The shell is the only one who mounts parcels. */
function refuseNestedParcel(): never {
  throw new Error('A remote cannot mount parcels; open a panel through portal.navigation.');
}

/**
 * What `defineRemote` does, whatever a crashed view is replaced by.
 * @param Crashed drawn in shells that do not take the place of a crashed view back
 */
export function createRemote(definition: RemoteDefinition, Crashed: CrashedView): RemoteLifecycles {
  const registry = createViewRegistry(definition);
  const queryClient = createQueryClient();
  let store = createStore();
  const mounts = new WeakMap<HTMLElement, MountProps>();
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
    const Page = registry.loaded(props.view)?.default;
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
      createRoot(element: HTMLElement) {
        const props = mounts.get(element);
        const options = {
          // Ids of several roots on one page must not collide.
          identifierPrefix: `${element.dataset['mount'] ?? definition.name}-`,
          // What no boundary catches has emptied the root.
          onUncaughtError: (error: unknown) => props?.failed?.(error),
        };
        const startRoot =
          (props && registry.loaded(props.view)?.startRoot) ??
          definition.startRoot ??
          ReactDOMClient.createRoot;
        return startRoot(element, options, props, queryClient);
      },
    },
    rootComponent: RemoteRoot,
    errorBoundaryClass: class extends RemoteErrorBoundary {
      protected override readonly Crashed = Crashed;
    },
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
      mounts.set(props.domElement, props);
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
