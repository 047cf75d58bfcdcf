import type { ParcelProps } from '@portal/contract/portalContext';
import type { Release } from '@portal/contract/release';
import type { MountProps, RemoteLifecycles } from '@portal/contract/remoteLifecycles';
import { bindPortal } from '../portal/bindPortal.ts';
import { withTimeout } from './withTimeout.ts';

/** How long a lifecycle may take, in milliseconds; mounting includes the code of the view. */
const LIMITS = { mount: 15_000, update: 15_000, unmount: 3000 } as const;

/** A view threw while it was drawn. */
export class RenderError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'RenderError';
  }
}

/** One mounted view of one release. */
export interface Mounted {
  release: Release;
  update(props: ParcelProps): Promise<void>;
  /** Its place on the page is gone: whatever its unmount waits for, it turns the page no more. */
  leave(): void;
  /** Takes the view off the page; settles even when the remote does not. */
  unmount(): Promise<void>;
}

export interface MountOptions {
  /** Is told, once, that a mounted view cannot be drawn any more. */
  onBroken(error: RenderError): void;
  /** Aborted once nobody waits for the view any more: while it is still being mounted it turns the page no more. */
  signal: AbortSignal;
}

const bootstrapped = new WeakMap<RemoteLifecycles, Promise<unknown>>();
let mounts = 0;

function bootstrapOnce(lifecycles: RemoteLifecycles, props: MountProps): Promise<unknown> {
  // Remotes of other builds may throw, or answer without a promise.
  const running = bootstrapped.get(lifecycles) ?? (async () => lifecycles.bootstrap(props))();
  bootstrapped.set(lifecycles, running);
  running.catch(() => bootstrapped.delete(lifecycles));
  return running;
}

/** Tells when an error that nobody caught has emptied the element: React does so without a boundary. */
function watchEmptied(element: HTMLElement, tell: (error: unknown) => void): () => void {
  const onError = ({ error }: ErrorEvent) =>
    setTimeout(() => element.isConnected && element.childElementCount === 0 && tell(error));
  window.addEventListener('error', onError);
  return () => window.removeEventListener('error', onError);
}

/**
 * Mounts one view in an element of its own inside `container`. Every mount has its own name,
 * because single-spa-react keeps its roots by name and would mix up two of the same, and a portal of its own, which ends
 * with it.
 * @throws what the remote threw, RenderError, or TimeoutError; then nothing is left in `container`.
 */
export async function mountRelease(
  release: Release,
  lifecycles: RemoteLifecycles,
  container: HTMLElement,
  parcel: ParcelProps,
  { onBroken, signal }: MountOptions,
): Promise<Mounted> {
  mounts += 1;
  const name = `${release.federationName}-${mounts}`;
  // What the edge has drawn of this release is taken over in its place; moved, it would lose the focus.
  const found = container.querySelector<HTMLElement>('[data-drawn]');
  const drawn = found?.dataset['release'] === release.version ? found : null;
  const domElement = drawn ?? document.createElement('div');
  domElement.dataset['mount'] = name;
  domElement.dataset['remote'] = release.name;
  domElement.dataset['release'] = release.version;
  if (!drawn) {
    found?.remove();
    container.append(domElement);
  }

  let tellBroken: (error: RenderError) => void = () => undefined;
  const broken = new Promise<never>((_resolve, reject) => {
    tellBroken = reject;
  });
  const failed = (error: unknown) => tellBroken(new RenderError(error));
  const { portal, leave, end } = bindPortal(parcel.portal, release);
  signal.addEventListener('abort', leave);
  const withElement = (props: ParcelProps): MountProps => ({
    ...props,
    portal,
    name,
    domElement,
    failed,
  });
  const stopWatching = watchEmptied(domElement, failed);

  async function unmount(): Promise<void> {
    stopWatching();
    leave();
    tellBroken = () => undefined;
    const unmounting = async () => lifecycles.unmount(withElement(parcel));
    try {
      await withTimeout(unmounting(), LIMITS.unmount, `Unmounting ${name}`);
    } finally {
      domElement.remove();
      end();
    }
  }

  const mounting = bootstrapOnce(lifecycles, withElement(parcel)).then(() =>
    lifecycles.mount(withElement(parcel)),
  );
  try {
    await withTimeout(Promise.race([mounting, broken]), LIMITS.mount, `Mounting ${name}`);
  } catch (error) {
    stopWatching();
    domElement.remove();
    end();
    // A mount that arrives after all, or only in part, must not live on outside the page.
    mounting.then(unmount, unmount).catch(() => undefined);
    throw error;
  }
  broken.catch(() => undefined);
  domElement.dataset['mounted'] = '';
  tellBroken = (error) => {
    tellBroken = () => undefined;
    onBroken(error);
  };
  return {
    release,
    async update(props) {
      const updating = async () => lifecycles.update(withElement(props));
      await withTimeout(updating(), LIMITS.update, `Updating ${name}`);
    },
    leave,
    unmount,
  };
}
