import type { RemoteLifecycles } from '@portal/contract/remoteLifecycles';

// The benchmark's other side: the same remotes, known when the host is built.
const remotes: Readonly<Record<string, () => Promise<RemoteLifecycles>>> = {
  'mf-services': () =>
    import(/* webpackChunkName: "remote-mf-services" */ '../../../mf-services/src/remote.tsx'),
  'mf-booking': () =>
    import(/* webpackChunkName: "remote-mf-booking" */ '../../../mf-booking/src/remote.tsx'),
  'mf-payment': () =>
    import(/* webpackChunkName: "remote-mf-payment" */ '../../../mf-payment/src/remote.tsx'),
  'mf-profile': () =>
    import(/* webpackChunkName: "remote-mf-profile" */ '../../../mf-profile/src/remote.tsx'),
  'mf-notifications': () =>
    import(
      /* webpackChunkName: "remote-mf-notifications" */ '../../../mf-notifications/src/remote.tsx'
    ),
};

/** Takes the place of the host's federation loader in the one-bundle build. */
export function createFederationLoader(): (release: { name: string }) => Promise<RemoteLifecycles> {
  return ({ name }) => {
    const load = remotes[name];
    return load ? load() : Promise.reject(new Error(`${name} is not in the bundle.`));
  };
}
