import type { ParcelProps } from '@portal/contract/portalContext';
import type { Release } from '@portal/contract/release';
import type { MountProps, RemoteLifecycles } from '@portal/contract/remoteLifecycles';
import { withTimeout } from './withTimeout.ts';

/** How long a lifecycle may take, in milliseconds; mounting includes the code of the view. */
const LIMITS = { mount: 15_000, update: 15_000, unmount: 3000 } as const;

/** One mounted view of one release. */
export interface Mounted {
  update(props: ParcelProps): Promise<void>;
  /** Takes the view off the page; settles even when the remote does not. */
  unmount(): Promise<void>;
}

const bootstrapped = new WeakMap<RemoteLifecycles, Promise<unknown>>();
let mounts = 0;

function bootstrapOnce(lifecycles: RemoteLifecycles, props: MountProps): Promise<unknown> {
  const running = bootstrapped.get(lifecycles) ?? lifecycles.bootstrap(props);
  bootstrapped.set(lifecycles, running);
  running.catch(() => bootstrapped.delete(lifecycles));
  return running;
}

/**
 * Mounts one view in an element of its own inside `place`. Every mount has its own name,
 * because single-spa-react keeps its roots by name and would mix up two of the same.
 * @throws what the remote threw, or TimeoutError; then nothing is left in `place`.
 */
export async function mountRelease(
  release: Release,
  lifecycles: RemoteLifecycles,
  place: HTMLElement,
  parcel: ParcelProps,
): Promise<Mounted> {
  mounts += 1;
  const name = `${release.federationName}-${mounts}`;
  const domElement = document.createElement('div');
  domElement.dataset['mount'] = name;
  domElement.dataset['remote'] = release.name;
  domElement.dataset['release'] = release.version;
  place.append(domElement);
  const withPlace = (props: ParcelProps): MountProps => ({ ...props, name, domElement });

  async function unmount(): Promise<void> {
    try {
      await withTimeout(
        lifecycles.unmount(withPlace(parcel)),
        LIMITS.unmount,
        `Unmounting ${name}`,
      );
    } finally {
      domElement.remove();
    }
  }

  const mounting = bootstrapOnce(lifecycles, withPlace(parcel)).then(() =>
    lifecycles.mount(withPlace(parcel)),
  );
  try {
    await withTimeout(mounting, LIMITS.mount, `Mounting ${name}`);
  } catch (error) {
    domElement.remove();
    // A mount that arrives after all must not live on outside the page.
    mounting.then(unmount).catch(() => undefined);
    throw error;
  }
  return {
    async update(props) {
      await withTimeout(lifecycles.update(withPlace(props)), LIMITS.update, `Updating ${name}`);
    },
    unmount,
  };
}
