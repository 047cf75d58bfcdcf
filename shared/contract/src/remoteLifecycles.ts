import type { ParcelProps } from './portalContext.ts';

/** What the shell hands to a lifecycle: the contract, where to draw, and a name that is unique per mount. */
export interface MountProps extends ParcelProps {
  readonly name: string;
  readonly domElement: HTMLElement;
  /**
   * Says that the view cannot be drawn, or not any more. The shell takes it off the page and shows the last known good
   * release or a panel in its place. Shells before 1.2.0 do not have it.
   */
  readonly failed?: (error: unknown) => void;
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
