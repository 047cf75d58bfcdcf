import type { Release } from '@portal/contract/release';
import type { MountProps, RemoteLifecycles } from '@portal/contract/remoteLifecycles';

/** A release with nothing in it but its identity. */
export function releaseOf(version: string, changes: Partial<Release> = {}): Release {
  return {
    name: 'mf-services',
    version,
    contract: '^1.0.0',
    pages: [
      {
        name: 'services',
        path: '/services',
        title: 'Serviços',
        modes: ['full'],
        layout: 'standard',
      },
    ],
    panels: [],
    federationName: `mf_services_${version.replaceAll('.', '_')}`,
    base: '/assets/mf-services/',
    entry: 'remoteEntry.js',
    scripts: [],
    styles: [],
    views: {},
    files: [],
    ...changes,
  };
}

/** Lifecycles that draw plain text, and can be told to fail. */
export function plainRemote(text: string, changes: Partial<RemoteLifecycles> = {}) {
  const calls: string[] = [];
  const draw = (word: string) => async (props: MountProps) => {
    calls.push(`${word} ${props.name}`);
    props.domElement.textContent = `${text} ${props.view.name}`;
  };
  const lifecycles: RemoteLifecycles = {
    bootstrap: async () => void calls.push('bootstrap'),
    mount: draw('mount'),
    update: draw('update'),
    unmount: async (props) => void calls.push(`unmount ${props.name}`),
    ...changes,
  };
  return { lifecycles, calls };
}
