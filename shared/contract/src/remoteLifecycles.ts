import type { ParcelProps } from './portalContext.ts';

/** What the shell hands to a lifecycle: the contract, where to draw, and a name that is unique per mount. */
export interface MountProps extends ParcelProps {
  readonly name: string;
  readonly domElement: HTMLElement;
}

/**
 * What the module `./remote` of a release exports: single-spa parcel lifecycles.
 * Every function settles; a rejection means that the view is not on screen.
 */
export interface RemoteLifecycles {
  bootstrap(props: MountProps): Promise<unknown>;
  mount(props: MountProps): Promise<unknown>;
  update(props: MountProps): Promise<unknown>;
  unmount(props: MountProps): Promise<unknown>;
}
