import type { PortalLocation, View } from '@portal/contract/navigation';
import type { MountProps, RemoteLifecycles } from '@portal/contract/remoteLifecycles';
import type { TestPortal } from './createTestPortal.ts';
import { TEST_BASE } from './createTestNavigation.ts';

/** Which view a test mounts, and where the customer is then. */
export interface TestedView {
  /** A page unless said otherwise. */
  kind?: View['kind'];
  /** Name in `remote.json`. */
  name: string;
  /** Parameters of the page's path. */
  params?: View['params'];
  /** App path with query, as in the manifest: `/points?x=1`; `/` unless said otherwise. */
  path?: string;
}

/** The exports of a module `./remote`, as loosely as libraries type what they make. */
export type TestedRemote = Omit<RemoteLifecycles, 'update'> & Partial<RemoteLifecycles>;

/** A view that a test has on the page. */
export interface TestMount {
  /** Where it draws; in the document. */
  domElement: HTMLElement;
  /** What it handed to `failed`, in order. */
  failures: unknown[];
  /** Takes the customer elsewhere within the remote, as the shell does when the address changes. */
  update(view: TestedView): Promise<void>;
  /** Takes it off the page as the shell does, and its element too. */
  unmount(): Promise<void>;
}

let mounts = 0;

function locationOf(path: string): PortalLocation {
  const { pathname, search, hash } = new URL(`${TEST_BASE}${path}`, 'http://test.localhost');
  return { pathname, search, hash, state: null, key: `test-${mounts}-${path}` };
}

/**
 * Mounts a view of any remote on the double of the shell, whatever it is made with: by its four lifecycles, as the
 * shell does.
 * @throws what a lifecycle rejects with, and when one of the four is missing
 */
export async function mountInTest(
  remote: TestedRemote,
  { portal }: TestPortal,
  view: TestedView,
): Promise<TestMount> {
  if (remote.update === undefined) throw new Error('The remote exports no update.');
  const { update } = remote;
  mounts += 1;
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const failures: unknown[] = [];
  const name = `test-${mounts}`;
  const propsOf = ({ kind = 'page', name: shown, params = {}, path = '/' }: TestedView) => ({
    name,
    domElement,
    portal,
    failed: (error: unknown) => void failures.push(error),
    view: { kind, name: shown, params },
    location: locationOf(path),
  });
  let props: MountProps = propsOf(view);
  await remote.bootstrap(props);
  await remote.mount(props);
  return {
    domElement,
    failures,
    async update(next) {
      props = propsOf(next);
      await update(props);
    },
    async unmount() {
      await remote.unmount(props);
      domElement.remove();
    },
  };
}
